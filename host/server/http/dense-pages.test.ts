/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bodyOf } from '@lapak/api/encoding/encoded-body';
import { createDensePages } from './dense-pages.ts';
import type { Page } from './page-answer.ts';

const text = (words: string) =>
  Array.from({ length: 900 }, (_, place) => `<p class="${words}">${words} ${(place * 7919) % 997}</p>`).join(
    '',
  );

const pageOf = (words: string, own: Partial<Page> = {}): Page => ({
  status: 200,
  policy: '',
  ahead: [],
  body: bodyOf(Buffer.from(text(words))),
  tag: `W/"${words}"`,
  isKept: true,
  isStandIn: false,
  uses: [],
  ...own,
});

/** Fails with the test's own time limit. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(5);
}

it('makes the bytes of a page that is asked for again smaller, and they are the same text', async () => {
  const [dense, page] = [createDensePages(), pageOf('kopi')];
  const first = dense.in(page, 'br');
  expect(dense.in(page, 'br')).toBe(first);
  await until(() => dense.in(page, 'br') !== first);
  const later = dense.in(page, 'br');
  expect(later.length).toBeLessThan(first.length);
  expect(brotliDecompressSync(later).toString()).toBe(text('kopi'));
  // Painted anew with the same tag, it needs no other compression.
  expect(dense.in(pageOf('kopi'), 'br')).toBe(later);
});

it('does nothing for a page that is asked for once, is not kept, or has no tag, nor in other encodings', async () => {
  const dense = createDensePages();
  const once = pageOf('sekali');
  const pages = [pageOf('keranjang', { isKept: false }), pageOf('tanpa', { tag: null })];
  const bytes = [once, ...pages].map((page) => dense.in(page, 'br'));
  for (const page of [...pages, ...pages]) dense.in(page, 'br');
  expect(gunzipSync(dense.in(once, 'gzip')).toString()).toBe(text('sekali'));
  expect(gunzipSync(dense.in(once, 'gzip')).toString()).toBe(text('sekali'));
  await pause(100);
  expect([once, ...pages].map((page) => dense.in(page, 'br'))).toEqual(bytes);
});

it('compresses one page at a time, and pauses after it', async () => {
  let time = 0;
  const dense = createDensePages(() => time);
  const [one, two] = [pageOf('satu'), pageOf('dua')];
  const [ofOne, ofTwo] = [dense.in(one, 'br'), dense.in(two, 'br')];
  dense.in(one, 'br');
  expect(dense.in(two, 'br')).toBe(ofTwo);
  time = 20;
  await until(() => dense.in(one, 'br') !== ofOne);
  // It took 20 ms, so the next may begin 180 ms later.
  time = 199;
  dense.in(two, 'br');
  await pause(100);
  expect(dense.in(two, 'br')).toBe(ofTwo);
  time = 200;
  await until(() => dense.in(two, 'br') !== ofTwo);
});
