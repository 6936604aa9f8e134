/** @jest-environment node */
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { createBody, bodyOf, type Encoding } from './growing-body.ts';
import type { GrowingBytes } from './growing-bytes.ts';

const text = (value: string) => Buffer.from(value);
const decompress = { plain: (b: Buffer) => b, br: brotliDecompressSync, gzip: gunzipSync };
const encodings: Encoding[] = ['plain', 'br', 'gzip'];

async function all(bytes: GrowingBytes): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}

it.each(encodings)('gives every reader the same bytes, whenever it comes (%s)', async (encoding) => {
  const body = createBody();
  const early = all(body.in(encoding));
  body.append(text('satu '), text('dua '));
  const midway = all(body.in(encoding));
  await new Promise((resolve) => setImmediate(resolve));
  body.finish(text('tiga'));

  const [first, second] = await Promise.all([early, midway]);
  const late = await all(body.in(encoding));

  expect(decompress[encoding](first).toString()).toBe('satu dua tiga');
  expect(second.equals(first)).toBe(true);
  expect(late.equals(first)).toBe(true);
  expect(body.in(encoding).whole()?.equals(first)).toBe(true);
  expect(body.length()).toBe(13);
});

it.each([
  ['plain', null],
  ['br', createBrotliDecompress],
  ['gzip', createGunzip],
] as const)('a piece can be read before the next is written (%s)', async (encoding, decompressor) => {
  const body = createBody();
  const reader = body.in(encoding).read();
  body.append(text('<head>'));

  const { value } = await reader.next();
  const stream = decompressor?.();
  const seen = stream
    ? await new Promise((resolve) => {
        stream.once('data', (data: Buffer) => resolve(data.toString()));
        stream.write(value);
      })
    : String(value);

  expect(seen).toBe('<head>');
  expect(body.in(encoding).whole()).toBeNull();
  stream?.destroy();
  body.finish();
  await body.in(encoding).ended();
});

it('makes an encoding of a body that ended long ago', async () => {
  const body = bodyOf(text('satu '), text('dua'));
  expect(brotliDecompressSync(await all(body.in('br'))).toString()).toBe('satu dua');
});

it.each(encodings)('a hurried body is there at once, whole (%s)', (encoding) => {
  const body = createBody({ isHurried: true });
  body.append(text('satu '));
  body.finish(text('dua'));
  const bytes = body.in(encoding).whole();
  expect(bytes && decompress[encoding](bytes).toString()).toBe('satu dua');
});

it('a body that is read as it grows is made the usual way, hurried or not', async () => {
  const body = createBody({ isHurried: true });
  const reading = all(body.in('br'));
  body.append(text('satu '));
  body.finish(text('dua'));
  expect(brotliDecompressSync(await reading).toString()).toBe('satu dua');
});

it('goes on for the others when one reader leaves', async () => {
  const body = createBody();
  const leaving = body.in('br').read();
  const staying = all(body.in('br'));
  body.append(text('satu '));
  await leaving.next();
  await leaving.return();
  body.finish(text('dua'));
  expect(brotliDecompressSync(await staying).toString()).toBe('satu dua');
});
