import { publicIdIn, storeOfPublicId } from './store-in-id.ts';

it.each([1, 35, 36, 10_000, 2 ** 50])('an id names store %p, safe in an address', (storeId) => {
  const id = publicIdIn(storeId);
  expect(id).toMatch(/^s[0-9a-z]+-[\w-]{22}$/);
  expect(storeOfPublicId(id)).toBe(storeId);
  expect(publicIdIn(storeId)).not.toBe(id);
});

it.each(['t0123456789', '', 's-', 's1', 'sA-x', `s${'z'.repeat(11)}-x`])('no store is read from %p', (id) => {
  expect(storeOfPublicId(id)).toBeNull();
});
