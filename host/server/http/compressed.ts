import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'plain' | 'br' | 'gzip';

export interface CompressedBody {
  /** Length of the text, in bytes. */
  length: number;
  /** The body in an encoding. Each is made when it is first asked for, once for all who get it. */
  in: (encoding: Encoding) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A document in every encoding, for as long as it is kept. */
export function compressBody(text: string): CompressedBody {
  const plain = Buffer.from(text);
  const make = {
    plain: async () => plain,
    br: () =>
      brotli(plain, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
      }),
    gzip: () => gzipped(plain, { level: 5 }),
  };
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    length: plain.length,
    in(encoding) {
      const known = made.get(encoding) ?? make[encoding]();
      made.set(encoding, known);
      return known;
    },
  };
}

/** The best of the encodings that the visitor accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding?.includes('br')) return 'br';
  return acceptEncoding?.includes('gzip') ? 'gzip' : 'plain';
}
