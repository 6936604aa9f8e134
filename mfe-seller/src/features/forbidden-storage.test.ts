import { createDrafts } from './editor/drafts.ts';
import { keptGate } from './gate/kept-gate.ts';

// The browser of these tests has no IndexedDB, so that every call throws, as where it is forbidden.

test('forms have no drafts', async () => {
  const drafts = createDrafts<{ id: number }, object>('produk');
  await drafts.write('kopinusantara', 7, { at: 1, idempotencyKey: 'k', base: null, values: {} });
  expect(await drafts.read('kopinusantara', 7)).toBeUndefined();
  await drafts.remove('kopinusantara', 7);
});

test('a gate keeps its scans as long as its page is open', async () => {
  const kept = keptGate({ toko: 'kopinusantara', id: '5' });
  expect(await kept.list()).toBeUndefined();
  const none = await kept.scans();
  expect(none).toEqual({ waiting: [], disputed: [] });
  const scan = { id: 'a', code: 'ABC234', at: '2026-12-20T02:02:00.000Z', device: '', let_in: true };
  const first = await kept.change((before) => ({ ...before, waiting: [...before.waiting, scan] }), none);
  const both = await kept.change((before) => ({ ...before, waiting: [...before.waiting, scan] }), none);
  expect([first.waiting, both.waiting]).toEqual([[scan], [scan, scan]]);
  expect(kept.isFailing()).toBe(true);
});
