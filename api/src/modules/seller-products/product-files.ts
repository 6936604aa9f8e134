import { and, eq } from 'drizzle-orm';
import type { SaveProductBody } from '@lapak/contracts/api/seller-product';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { isOneOf } from '../../db/is-one-of.ts';
import { productImages } from '../../db/schema/catalogue.ts';
import { picturePath, soldFilePath } from '../../import/exported-values.ts';
import type { StoreReader } from '../../import/import-context.ts';
import { soldFilesOf, type SoldFile } from '../../import/sold-files.ts';
import { limits } from '@lapak/contracts/limits';
import type { FileStorage } from '../../storage/file-storage.ts';
import { missingPicture, uploadedPictures } from '../seller-forms/uploaded-pictures.ts';
import type { PresentProduct } from './present-product.ts';

/** What an upload has answered: named after its content. */
const SOLD = /^files\/([a-f0-9]{40}\.[a-z0-9]{1,8})$/;

/** Files of the storage by the paths of a form. */
export interface ProductFiles {
  pictures: ReadonlyMap<string, string>;
  sold: ReadonlyMap<string, SoldFile>;
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string').slice(0, limits.pictures) : [];

/** The files of a store that a form names, of those that were uploaded. The form may be anything. */
export async function uploadedFiles(
  storage: FileStorage,
  username: string,
  { images, file }: Partial<Record<keyof SaveProductBody['product'], unknown>>,
): Promise<ProductFiles> {
  const pictures = await uploadedPictures(storage, username, textsOf(images));
  const [, name] = SOLD.exec(typeof file === 'string' ? file : '') ?? [];
  const key = `${soldFilesOf(username)}/${name ?? ''}`;
  const bytes = name === undefined ? null : await storage.size(key, 'private');
  return { pictures, sold: new Map(bytes === null ? [] : [[`files/${name}`, { key, bytes }]]) };
}

/** The file that a product sells, by the path of its form. */
export function soldFileOf({ row }: PresentProduct): ReadonlyMap<string, SoldFile> {
  const path = soldFilePath(row.downloadKey);
  const file = { key: row.downloadKey ?? '', bytes: row.downloadBytes ?? 0 };
  return new Map(path === undefined ? [] : [[path, file]]);
}

/** The files that products have. */
export async function ownFiles(
  { tx, storeId }: StoreReader,
  list: readonly PresentProduct[],
): Promise<ProductFiles> {
  const ids = list.map(({ row }) => row.id);
  const rows = await tx
    .select({ key: productImages.fileKey })
    .from(productImages)
    .where(and(eq(productImages.storeId, storeId), isOneOf(productImages.productId, ids)));
  return {
    pictures: new Map(rows.flatMap(({ key }) => (key === null ? [] : [[picturePath(key), key]]))),
    sold: new Map(list.flatMap((present) => [...soldFileOf(present)])),
  };
}

/** Files that a checked product names and that are not there. */
export function fileProblems({ images, file }: ProductDocument, files: ProductFiles): Problem[] {
  const missing = images.flatMap((path, at) =>
    files.pictures.has(path) ? [] : [missingPicture(`/products/0/images/${at}`)],
  );
  return file === undefined || files.sold.has(file)
    ? missing
    : [...missing, { path: '/products/0/file', message: 'berkas ini tidak ada lagi; unggah ulang' }];
}
