import { shrinkPicture, shrunkSize } from './shrink-picture.ts';

test.each([
  [4000, 3000, { width: 2000, height: 1500 }],
  [1500, 6000, { width: 500, height: 2000 }],
  [800, 600, { width: 800, height: 600 }],
  [9000, 1, { width: 2000, height: 1 }],
])('%i x %i', (width, height, size) => {
  expect(shrunkSize(width, height)).toEqual(size);
});

const bitmapOf = (width: number, height: number) =>
  Object.assign(globalThis, { createImageBitmap: async () => ({ width, height, close: () => undefined }) });

test('a small picture is sent as it is', async () => {
  bitmapOf(800, 600);
  const file = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  expect(await shrinkPicture(file)).toBe(file);
});

test('what the browser cannot read is none', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('not a picture')) });
  expect(await shrinkPicture(new File(['x'], 'a.txt'))).toBeNull();
});
