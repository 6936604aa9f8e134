import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createDiskStorage } from '../storage/disk-storage.ts';
import { openPendingFiles } from './pending-files.ts';
import { readSoldFiles } from './sold-files.ts';

const product = (file: string) => ({
  key: 'buku',
  slug: 'buku',
  nama: 'Buku',
  category: 'digital_product' as const,
  harga: 1_000,
  stock: 1,
  images: ['a.png'],
  file,
});

describe('files that are sold', () => {
  let folder: string;
  const inFolder = (...parts: string[]) => path.join(folder, 'dokumen', ...parts);
  const storage = () => createDiskStorage(path.join(folder, 'storage'));
  async function read(...files: string[]) {
    const pending = openPendingFiles(folder);
    const lists = { products: files.map(product) };
    const found = await readSoldFiles(pending, lists, { folder: inFolder(), username: 'toko-buku' });
    await pending.store(storage());
    return found;
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lapak-sold-'));
    await mkdir(inFolder('files'), { recursive: true });
    await writeFile(inFolder('files/buku.PDF'), 'isi buku');
    await writeFile(inFolder('kosong.pdf'), '');
    await writeFile(path.join(folder, 'rahasia.pdf'), 'milik orang lain');
    await symlink(path.join(folder, 'rahasia.pdf'), inFolder('tautan.pdf'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('lie in the private storage alone, under a name that reveals nothing', async () => {
    const { files, problems } = await read('files/buku.PDF');
    expect(problems).toEqual([]);
    const file = files.get('files/buku.PDF');
    expect(file).toEqual({
      key: expect.stringMatching(/^downloads\/toko-buku\/[\da-f]{40}\.pdf$/),
      bytes: 8,
    });
    expect((await storage().get(file?.key ?? '', 'private'))?.body.toString()).toBe('isi buku');
    expect(await readdir(path.join(folder, 'storage'))).toEqual(['private']);
  });

  it('keep what was bought when the file changes', async () => {
    const before = (await read('files/buku.PDF')).files.get('files/buku.PDF');
    await writeFile(inFolder('files/buku.PDF'), 'isi baru');
    const after = (await read('files/buku.PDF')).files.get('files/buku.PDF');
    expect(after?.key).not.toBe(before?.key);
    expect((await storage().get(before?.key ?? '', 'private'))?.body.toString()).toBe('isi buku');
  });

  it('are refused with their place when they are missing, empty, or a link to elsewhere', async () => {
    const { files, problems } = await read('files/buku.PDF', 'tidak-ada.zip', 'kosong.pdf', 'tautan.pdf');
    expect([...files.keys()]).toEqual(['files/buku.PDF']);
    expect(problems.map(({ path: place }) => place)).toEqual([
      '/products/1/file',
      '/products/2/file',
      '/products/3/file',
    ]);
    expect(problems[0]?.message).toMatch(/"tidak-ada.zip" tidak ditemukan/);
  });
});
