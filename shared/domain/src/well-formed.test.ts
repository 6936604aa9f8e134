import fc from 'fast-check';
import { cutText, wellFormed } from './well-formed.ts';

it('the beginning of a text has its emojis whole', () => {
  expect(cutText('☕💥', 2)).toBe('☕');
  expect(cutText('☕💥', 3)).toBe('☕💥');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, length) => {
      const cut = cutText(text, length);
      expect(wellFormed(cut)).toBe(cut);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, length) - 1);
      expect(cut.length).toBeLessThanOrEqual(length);
    }),
  );
});
