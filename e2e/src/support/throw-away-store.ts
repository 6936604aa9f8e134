import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreDocument } from '@lapak/api/store-document';
import { operatorOf } from './operator.ts';
import { repositoryRoot, runningProduct, type RunningProduct } from './product.ts';

const PICTURES = ['cangkir-latte-tembikar', 'cokelat-batang-70', 'gula-aren-semut'];
export const pictures = PICTURES.map((name) => `images/${name}.webp`);
export const bannerPicture = 'images/banner-panen-baru.webp';

type Product = NonNullable<StoreDocument['products']>[number];

/** Goods of a new store. */
export const goods = (key: string, own: Partial<Product> = {}): Product => ({
  key,
  slug: key,
  nama: key,
  category: 'barang',
  harga: 20_000,
  stock: 10,
  berat: 100,
  images: [pictures[0] ?? ''],
  ...own,
});

interface ThrowAwayStore extends Partial<Omit<StoreDocument, 'store'>> {
  store: Partial<StoreDocument['store']> & { username: string };
}

export interface Surroundings {
  /** Pictures of the test's own, by the path that the document names. */
  files?: Record<string, Buffer>;
  /** Product into which the store is imported; by default this run's. */
  product?: Pick<RunningProduct, 'dataDir' | 'origin'>;
}

/**
 * Writes the document of a store and its pictures into a folder of their own.
 * @param files pictures besides, by the path that the document names
 * @returns path of the document, and what removes the folder
 */
function writeStoreDocument(
  { store, ...document }: ThrowAwayStore,
  files: Record<string, Buffer> = {},
): { file: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'lapak-e2e-store-'));
  mkdirSync(join(folder, 'images'));
  for (const picture of [...pictures, bannerPicture])
    cpSync(join(repositoryRoot, 'api/demo/kopinusantara', picture), join(folder, picture));
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  const whole = {
    format: 1,
    store: {
      nama_toko: 'Toko Coba',
      subscription_status: 'free',
      is_valid: true,
      is_active: true,
      origin: '34.04.07',
      wa: '081234567890',
      ...store,
    },
    ...document,
  } satisfies StoreDocument;
  const file = join(folder, 'store.json');
  writeFileSync(file, JSON.stringify(whole));
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Imports a store of the test's own, as an operator would; importing the same name again updates it. */
export async function importStore(
  document: ThrowAwayStore,
  { files = {}, product = runningProduct() }: Surroundings = {},
): Promise<void> {
  const { file, remove } = writeStoreDocument(document, files);
  try {
    await operatorOf(product)('import', file);
  } finally {
    remove();
  }
}
