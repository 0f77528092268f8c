// A table's code as people write it, "Lune prune 42", and as the address needs it, "lune-prune-42".

const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Null where no table can be called so. A whole link is taken too. */
export function tableCode(written: string): string | null {
  const plain = written.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const code = (/\/t\/([^/?#\s]+)/.exec(plain)?.[1] ?? plain).split(/[\s-]+/).join("-");
  return CODE.test(code) ? code : null;
}

/** One word a line, to be dictated. */
export const codeWords = (code: string): readonly string[] => code.split("-");
