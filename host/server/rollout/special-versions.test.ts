/** @jest-environment node */
import { hasCanary, specialVersions } from './special-versions.ts';

const canary = { version: '2', percent: 50 };
const everybody = Array.from({ length: 1000 }, (_none, visitor) => visitor);

it('gives a share of the visitors the canary, in any store and outside', () => {
  const having = (store: string | null) =>
    everybody.filter((visitor) => specialVersions({ checkout: { canary } }, { store, visitor }).length > 0);
  expect(having(null).length).toBeGreaterThan(400);
  expect(having(null).length).toBeLessThan(600);
  expect(having('kopi')).toEqual(having(null));
});

it('gives nobody without a number the canary', () => {
  expect(specialVersions({ checkout: { canary } }, { store: 'kopi', visitor: null })).toEqual([]);
});

it('gives a store its own version, whatever the canary is, and other stores not', () => {
  const rollouts = { checkout: { canary, pins: { kopi: '1' } }, host: { pins: { kopi: 'h1' } } };
  for (const visitor of [null, ...everybody.slice(0, 20)])
    expect(specialVersions(rollouts, { store: 'kopi', visitor })).toEqual([
      ['checkout', '1'],
      ['host', 'h1'],
    ]);
  expect(specialVersions(rollouts, { store: 'batik', visitor: null })).toEqual([]);
});

it.each(['constructor', '__proto__', 'toString'])(
  'has no version for a store %s that is not pinned',
  (store) => {
    expect(specialVersions({ checkout: { pins: {} } }, { store, visitor: null })).toEqual([]);
  },
);

it('knows whether there is a canary', () => {
  expect(hasCanary({ checkout: { pins: { kopi: '1' } } })).toBe(false);
  expect(hasCanary({ checkout: {}, events: { canary } })).toBe(true);
});
