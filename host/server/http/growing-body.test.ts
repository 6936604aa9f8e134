/** @jest-environment node */
import { brotliDecompressSync, createBrotliDecompress, createGunzip, gunzipSync } from 'node:zlib';
import { chooseEncoding, createBody, bodyOf, type Encoding } from './growing-body.ts';
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

it.each(['br', 'gzip'] as const)('takes its time for few and hurries for many (%s)', async (encoding) => {
  const names = ['Gayo', 'Toraja', 'Kintamani', 'Flores', 'Mandailing', 'Preanger', 'Wamena'];
  const kinds = ['biji utuh', 'bubuk halus', 'bubuk kasar', 'tubruk', 'saring'];
  const page = Array.from({ length: 900 }, (_, i) => {
    const [name, kind] = [names[(i * i) % 7], kinds[(i * 3) % 5]];
    return `<li class="card"><a href="/kopi/${(i * 7919) % 1013}">Kopi ${name} ${kind}</a> Rp${(i * 37) % 401}.000</li>`;
  }).join('');
  const size = async () => (await bodyOf(text(page)).in(encoding).ended()).length;
  const alone = await size();
  const many = await Promise.all(Array.from({ length: 6 }, size));
  expect(many.slice(0, 2)).toEqual([alone, alone]);
  for (const hurried of many.slice(2)) expect(hurried).toBeGreaterThan(alone);
  expect(await size()).toBe(alone);
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

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', 'plain'],
  [undefined, 'plain'],
])('answers %s with %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted)).toBe(chosen);
});
