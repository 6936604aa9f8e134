import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Answers of fewer bytes are not worth an encoding. */
export const ENCODED_FROM = 1024;

export type Encoding = 'plain' | 'br' | 'gzip';

/** A text in every encoding, for as long as it is kept. */
export interface Body {
  /** Length of the text, in bytes. */
  length: number;
  /** The text in an encoding, made at the first request. */
  in: (encoding: Encoding) => Buffer;
}

/** Low levels, in the serving thread: ADR 18 has the figures. */
const compress: Record<Encoding, (text: Buffer) => Buffer> = {
  plain: (text) => text,
  br: (text) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: (text) => gzipSync(text, { level: 3 }),
};

/** The body that is made of these pieces. */
export function bodyOf(...pieces: Buffer[]): Body {
  const text = Buffer.concat(pieces);
  const made = new Map<Encoding, Buffer>();
  return {
    length: text.length,
    in(encoding) {
      const bytes = made.get(encoding) ?? compress[encoding](text);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}
