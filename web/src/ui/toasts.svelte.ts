// Short notes that come and go: a refusal, a copied link. Where they are shown is a live region, so
// that they are heard too.

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: "plain" | "regret";
}

const SHOWN_MS = 5000;
const AT_ONCE = 3;
let next = 0;
let shown = $state.raw<readonly Toast[]>([]);

export const toasts = (): readonly Toast[] => shown;

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}

export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  const id = next++;
  shown = [...shown.filter((old) => old.text !== text), { id, text, tone }].slice(-AT_ONCE);
  setTimeout(() => dismiss(id), SHOWN_MS);
}
