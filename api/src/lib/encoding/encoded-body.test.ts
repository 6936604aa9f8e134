import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bodyOf, type Encoding } from './encoded-body.ts';

const decompress = { plain: (b: Buffer) => b, br: brotliDecompressSync, gzip: gunzipSync };

it.each<Encoding>(['plain', 'br', 'gzip'])(
  'is the whole text, made once for all who get it (%s)',
  (encoding) => {
    const body = bodyOf(Buffer.from('satu '), Buffer.from('dua'));
    const bytes = body.in(encoding);
    expect(decompress[encoding](bytes).toString()).toBe('satu dua');
    expect(body.in(encoding)).toBe(bytes);
    expect(body.length).toBe(8);
  },
);
