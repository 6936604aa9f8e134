import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { createSealing, sealingKeyOf, type SealingKey } from './sealing.ts';

const aKey = (id: string): SealingKey => ({ id, key: randomBytes(32) });

describe('a sealed secret', () => {
  const old = aKey('2025');
  const now = aKey('2026');

  it('opens again, whatever it is, and never looks the same twice', () => {
    const sealing = createSealing([now]);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (secret, about) => {
        const sealed = sealing.seal(secret, about);
        expect(sealing.open(sealed, about)).toBe(secret);
        expect(sealing.seal(secret, about)).not.toBe(sealed);
      }),
    );
  });

  it('opens after a new key was put in front of the old one, and is sealed by the new one from then on', () => {
    const sealed = createSealing([old]).seal('kunci', 'toko 1');
    const rotated = createSealing([now, old]);
    expect(rotated.open(sealed, 'toko 1')).toBe('kunci');
    expect(rotated.seal('kunci', 'toko 1')).toMatch(/^2026\./);
    expect(() => createSealing([now]).open(sealed, 'toko 1')).toThrow('not known');
  });

  it('does not open when it was changed, or belongs to something else', () => {
    const sealing = createSealing([now]);
    const sealed = sealing.seal('kunci', 'toko 1');
    expect(() => sealing.open(sealed, 'toko 2')).toThrow();
    const parts = sealed.split('.');
    for (const at of [1, 2, 3]) {
      const changed = parts.map((part, index) =>
        index === at ? `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}` : part,
      );
      expect(() => sealing.open(changed.join('.'), 'toko 1')).toThrow();
    }
  });
});

it.each([
  [`2026:${Buffer.alloc(32, 1).toString('base64')}`, '2026'],
  [`a:${Buffer.alloc(32, 1).toString('base64url')}`, 'a'],
  [Buffer.alloc(32, 1).toString('base64'), null],
  [`2026:${Buffer.alloc(16, 1).toString('base64')}`, null],
  ['2026:', null],
  ['', null],
])('reads the key %s', (text, id) => {
  expect(sealingKeyOf(text)?.id ?? null).toBe(id);
});
