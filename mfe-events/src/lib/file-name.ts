const MAX_WORDS_LENGTH = 60;

/** A file name that is valid on every system: "tiket-malam-puisi-ABCD2345.png". */
export function fileName(parts: readonly string[], extension: string): string {
  const words = parts.map((part) =>
    part
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .slice(0, MAX_WORDS_LENGTH)
      .replace(/^-+|-+$/g, ''),
  );
  return `${words.filter(Boolean).join('-')}.${extension}`;
}
