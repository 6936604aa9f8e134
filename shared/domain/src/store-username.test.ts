import fc from 'fast-check';
import { isStoreUsername, suggestedUsername, typedUsername } from './store-username.ts';

it.each(['abc', 'rumah-batik', 'toko_1', '123', 'a'.repeat(30)])('%s can be a username', (text) => {
  expect(isStoreUsername(text)).toBe(true);
});

it.each([
  '',
  'ab',
  'Batik',
  '-batik',
  'batik-',
  'rumah batik',
  'rumah.batik',
  'kopi\n',
  'bаtik',
  'a'.repeat(31),
])('%j cannot', (text) => {
  expect(isStoreUsername(text)).toBe(false);
});

it.each([
  ['Rumah Batik', 'rumahbatik'],
  ['Kopi Né, Bu Sri!', 'kopinebusri'],
  ['Warung Makan Sederhana Ibu Hajah Siti', 'warungmakansederhanaibuhajah'],
  ['A', 'tokoa'],
  ['咖啡', 'toko'],
  ['Superkalifragilistikekspialidosius', 'superkalifragilistikekspialido'],
])('%s suggests %s', (name, username) => {
  expect(suggestedUsername(name)).toBe(username);
});

it('suggests one by the rules for every name, with the room that is wanted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 6 }), (name, room) => {
      const username = suggestedUsername(name, room);
      expect(isStoreUsername(username)).toBe(true);
      expect(username.length).toBeLessThanOrEqual(30 - room);
    }),
  );
});

it('reads what is typed without blanks and capitals', () => {
  expect(typedUsername(' RumahBatik ')).toBe('rumahbatik');
});
