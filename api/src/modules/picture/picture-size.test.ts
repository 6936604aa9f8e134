import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createDiskStorage } from '../../storage/disk-storage.ts';
import { pictureSize } from './picture-size.ts';

describe('The size of a picture', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lapak-size-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const flat = () => sharp({ create: { width: 60, height: 20, channels: 3, background: '#a33b' } });

  it('is that of the displayed picture', async () => {
    const storage = createDiskStorage(folder);
    await storage.put('stores/1/a.png', await flat().png().toBuffer(), 'image/png', 'public');
    const turned = await flat().jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await storage.put('stores/1/b.jpg', turned, 'image/jpeg', 'public');
    expect(await pictureSize(storage, '/files/stores/1/a.png')).toEqual({ width: 60, height: 20 });
    expect(await pictureSize(storage, '/files/stores/1/b.jpg')).toEqual({ width: 20, height: 60 });
  });

  it('is unknown for what is not there, no picture, private or from elsewhere', async () => {
    const storage = createDiskStorage(folder);
    const picture = await flat().png().toBuffer();
    await storage.put('stores/1/rusak.png', Buffer.from('bukan gambar'), 'image/png', 'public');
    await storage.put('proofs/1/bukti.png', picture, 'image/png', 'private');
    const urls = [
      '/files/stores/1/tiada.png',
      '/files/stores/1/rusak.png',
      '/files/proofs/1/bukti.png',
      'https://x.test/a.png',
      '',
    ];
    for (const url of urls) expect(await pictureSize(storage, url)).toBeNull();
  });
});
