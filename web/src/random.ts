// Random bytes from the browser; works on plain http too, unlike crypto.subtle.

const bytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length));

export function randomHex(length: number): string {
  return [...bytes(length)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function randomBase64Url(length: number): string {
  const text = btoa(String.fromCharCode(...bytes(length)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
