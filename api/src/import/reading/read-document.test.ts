import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { StoreDocument } from '@lapak/contracts/store-document';
import { checkDocument } from './check-document.ts';
import { readDocument } from './read-document.ts';

const now = new Date('2026-11-21T03:00:00Z');

/** More than is read in the thread that serves visitors. */
const long = (own: object = {}): StoreDocument => ({
  format: 1,
  store: {
    username: 'toko',
    nama_toko: 'Toko Impor',
    subscription_status: 'free',
    is_valid: true,
    is_active: true,
    origin: '33.72.01',
  },
  products: Array.from({ length: 1_100 }, (_, at) => ({
    key: `p-${at}`,
    slug: `p-${at}`,
    nama: `Produk ${at}`,
    category: 'barang' as const,
    harga: 80_000,
    stock: at,
    berat: 250,
    images: ['a.png'],
    description: `<p onclick="alert(1)">${'Harum. '.repeat(150)}</p><script>1</script>`,
    ...own,
  })),
  banners: [
    { key: 'promo', title: 'Promo', image: 'b.png', content: '<p style="x">Promo</p>', created_by: 'Toko' },
  ],
  history: [],
});

describe('a long document', () => {
  let file = '';
  beforeAll(async () => {
    file = path.join(await mkdtemp(path.join(os.tmpdir(), 'lapak-read-')), 'store.json');
  });
  afterAll(() => rm(path.dirname(file), { recursive: true }));

  it('comes out of its thread as it would be read here, sanitized, with empty lists', async () => {
    await writeFile(file, JSON.stringify(long()));
    const read = await readDocument(file, now);
    expect(read).toEqual(await checkDocument(file, now));
    if (!read.ok) throw new Error('refused');
    const { products = [], banners = [], history } = read.document;
    expect(products.map(({ key }) => key)).toEqual(long().products?.map(({ key }) => key));
    expect(products[1_099]?.description).toMatch(/^<p>Harum\. .*<\/p>$/);
    expect(banners[0]?.content).toBe('<p>Promo</p>');
    expect(history).toEqual([]);
  });

  it('has all its mistakes listed', async () => {
    await writeFile(file, JSON.stringify(long({ harga: -1 })));
    const read = await readDocument(file, now);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(read.problems).toHaveLength(1_100);
  });
});
