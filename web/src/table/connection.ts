// One WebSocket that comes back by itself: after a pause that grows, and at once when the network
// or the person returns.

export type Link = "connecting" | "open" | "lost";

export interface Listener {
  onOpen(): void;
  onText(text: string): void;
  onLink(link: Link): void;
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8000;
const PATIENCE_MS = 10_000; // a browser would wait a minute or more for a dead handshake

/** Half of the wait is left to chance, so that a restarted server is not stormed. */
export function waitBefore(attempt: number, chance: number = Math.random()): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return longest * (0.5 + chance / 2);
}

export class Connection {
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined; // ends the wait or the attempt
  #signals = new AbortController();

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {
    const { signal } = this.#signals;
    addEventListener("online", () => this.#connectNow(), { signal });
    addEventListener("offline", () => this.#drop(), { signal });
    document.addEventListener("visibilitychange", () => document.hidden || this.#connectNow(), {
      signal,
    });
    this.#connect();
  }

  /** Whether it went out; what does not is the caller's to send again. */
  send(text: string): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(text);
    return true;
  }

  close(): void {
    this.#signals.abort();
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(): void {
    this.listener.onLink("connecting");
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#after(PATIENCE_MS, () => this.#drop());
    socket.onopen = () => {
      clearTimeout(this.#timer);
      this.#attempt = 0;
      this.listener.onLink("open");
      this.listener.onOpen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.listener.onText(event.data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lose();
    };
  }

  #lose(): void {
    this.#socket = null;
    this.listener.onLink("lost");
    this.#after(waitBefore(this.#attempt++), () => this.#connect());
  }

  #connectNow(): void {
    if (!this.#socket) this.#connect();
  }

  #after(milliseconds: number, next: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(next, milliseconds);
  }

  /** The network has gone, or nobody answers: the socket is dead, though it may not know it yet. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#lose();
    socket.close();
  }
}
