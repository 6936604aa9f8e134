import fc from 'fast-check';
import { placeInPicture } from './qr-picture.ts';

test('the code has cells of whole pixels and stands in the middle of 1,024', () => {
  // Versions 1 to 40 have 21 to 177 cells, and four of white on each side.
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (version) => {
      const cells = 17 + 4 * version + 8;
      const { cell, start } = placeInPicture(cells);
      expect(Number.isInteger(cell) && Number.isInteger(start)).toBe(true);
      const rest = 1024 - cell * cells - 2 * start;
      expect(rest === 0 || rest === 1).toBe(true);
      expect(cell * cells).toBeLessThanOrEqual(1024);
      expect((cell + 1) * cells).toBeGreaterThan(1024);
    }),
  );
});
