import { formatFileSize } from './file-size.ts';

it.each([
  [0, '1 KB'],
  [1_400, '1 KB'],
  [12 * 1024, '12 KB'],
  [1024 * 1024, '1 MB'],
  [2.44 * 1024 * 1024, '2,4 MB'],
  [100 * 1024 * 1024, '100 MB'],
])('says how large %s bytes are', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
