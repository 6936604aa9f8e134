import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trimPictureCache } from './picture-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lapak-cache-'));
  // The oldest has the last name.
  for (const [at, name] of ['d', 'c', 'b', 'a'].entries()) {
    const file = path.join(folder, name);
    await writeFile(file, Buffer.alloc(100));
    await utimes(file, at, at);
  }
});
afterEach(() => rm(folder, { recursive: true }));

it('keeps pictures that fit', async () => {
  expect(await trimPictureCache(folder, 400)).toEqual({ files: 0, bytes: 0 });
  expect(await readdir(folder)).toHaveLength(4);
});

it('removes the oldest, to a tenth below the limit', async () => {
  expect(await trimPictureCache(folder, 330, { isDryRun: true })).toEqual({ files: 2, bytes: 200 });
  expect(await readdir(folder)).toHaveLength(4);
  expect(await trimPictureCache(folder, 330)).toEqual({ files: 2, bytes: 200 });
  expect((await readdir(folder)).sort()).toEqual(['a', 'b']);
});

it('finds nothing to do where no picture was made yet', async () => {
  expect(await trimPictureCache(path.join(folder, 'none'), 0)).toEqual({ files: 0, bytes: 0 });
});
