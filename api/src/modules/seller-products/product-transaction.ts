import { and, eq, like, or } from 'drizzle-orm';
import type { SaveProductBody, SellerProduct } from '@lapak/contracts/api/seller-product';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { numberIn } from '../../audit/audit-log.ts';
import { lockProducts } from '../../db/lock-products.ts';
import { products } from '../../db/schema/catalogue.ts';
import { checkProducts } from '../../import/check-products.ts';
import type { ReferredKeys } from '../../import/export-products.ts';
import { makeRoom } from '../../import/import-products.ts';
import { invalid, refused, RefusedInTransaction, type Refusal } from '../../lib/refusal.ts';
import type { Editing } from '../seller-access/store-editing.ts';
import { asSlug, freeName } from '../seller-forms/free-name.ts';
import { changedProduct } from './changed-product.ts';
import {
  pictureKeys,
  presentProduct,
  productView,
  subjectOf,
  type PresentProduct,
} from './present-product.ts';
import { productErrors } from './product-errors.ts';
import { fileProblems, soldFileOf, type ProductFiles } from './product-files.ts';
import { knownKeys, writeProducts } from './write-products.ts';

export const noSuchProduct = refused(404, 'Produk tidak ditemukan di toko ini');
const slugTaken = 'alamat ini sudah dipakai produk lain di toko ini';

/** @throws RefusedInTransaction always: the transaction is undone and its caller gets the refusal */
export function refuse(refusal: Refusal): never {
  throw new RefusedInTransaction(refusal);
}

/** Refuses a form for what is wrong in it. @throws RefusedInTransaction always */
export const refuseProblems = (problems: readonly Problem[]) => refuse(invalid(productErrors(problems)));

/** Names of products that are taken or nearly so. */
async function takenNames({ tx, storeId }: Editing, name: string) {
  const { slug, importKey } = products;
  const rows = await tx
    .select({ slug, importKey })
    .from(products)
    .where(and(eq(products.storeId, storeId), or(like(slug, `${name}%`), like(importKey, `${name}%`))));
  return {
    slugs: new Set(rows.map((row) => row.slug)),
    keys: new Set(rows.map((row) => row.importKey)),
  };
}

async function isSlugTaken({ tx, storeId }: Editing, { key, slug }: ProductDocument): Promise<boolean> {
  const [row] = await tx
    .select({ key: products.importKey })
    .from(products)
    .where(and(eq(products.storeId, storeId), eq(products.slug, slug)));
  return row !== undefined && row.key !== key;
}

/** Checks a product by all rules and writes it. @returns its number */
export async function writeCheckedProduct(
  editing: Editing,
  wanted: object,
  keys: ReferredKeys,
  files: ProductFiles,
): Promise<number> {
  const checked = checkProducts([wanted], knownKeys(keys), editing.now);
  if (!checked.ok) return refuseProblems(checked.problems);
  const [product] = checked.products;
  if (!product) throw new Error('one product was checked and none came');
  const missing = fileProblems(product, files);
  if (missing.length > 0) return refuseProblems(missing);
  if (await isSlugTaken(editing, product)) return refuse(invalid({ slug: [slugTaken] }));
  const ids = await writeProducts(editing, [product], keys, files);
  const id = ids.get(product.key);
  if (id === undefined) throw new Error(`the product ${product.key} was written and has no number`);
  return id;
}

/** Checks a product and writes it. @returns the product as it is then */
export async function writeProduct(
  editing: Editing,
  wanted: object,
  keys: ReferredKeys,
  files: ProductFiles,
): Promise<PresentProduct> {
  const id = await writeCheckedProduct(editing, wanted, keys, files);
  const written = await presentProduct(editing.tx, editing.storeId, id, keys);
  if (!written) throw new Error(`product ${id} was written and is not there`);
  return written;
}

/** A new product with a name and an address of its own. */
export async function withOwnName(editing: Editing, product: SaveProductBody['product']) {
  const name = asSlug(product.slug ?? String(product.nama), 60) || 'produk';
  const taken = await takenNames(editing, name);
  const made = /\D/.test(name) ? name : `produk-${name}`;
  const slug = product.slug ?? freeName(made, (text) => taken.slugs.has(text));
  return { ...product, key: freeName(name, (text) => taken.keys.has(text)), slug };
}

/** Notes in the store's log what a change has made of a product. @param before null for a new one */
export async function noteProductChange(
  editing: Editing,
  action: string,
  before: PresentProduct | null,
  after: PresentProduct,
) {
  await editing.note({
    action,
    subject: subjectOf(after.row.id),
    title: after.row.nama,
    ...changedProduct(before?.product ?? {}, after.product),
  });
}

/** A product of the store, locked until the transaction ends. @throws RefusedInTransaction when there is none */
export async function lockedProduct(
  { tx, storeId }: Editing,
  id: number,
  keys: ReferredKeys,
): Promise<PresentProduct> {
  await lockProducts(tx, storeId, [id]);
  return (await presentProduct(tx, storeId, id, keys)) ?? refuse(noSuchProduct);
}

/** The files that a product may name: those that it has, and those that were uploaded. */
export async function filesFor(
  { tx, storeId }: Editing,
  present: PresentProduct,
  uploaded: ProductFiles,
): Promise<ProductFiles> {
  const own = await pictureKeys(tx, storeId, present.row.id);
  return {
    pictures: new Map([...uploaded.pictures, ...own]),
    sold: new Map([...uploaded.sold, ...soldFileOf(present)]),
  };
}

const noUploads: ProductFiles = { pictures: new Map(), sold: new Map() };

/** Replaces a locked product. */
export async function replaceProduct(
  editing: Editing,
  present: PresentProduct,
  wanted: object,
  keys: ReferredKeys,
  uploaded: ProductFiles = noUploads,
): Promise<SellerProduct> {
  const before = editing.written.rows;
  const after = await writeProduct(editing, wanted, keys, await filesFor(editing, present, uploaded));
  if (editing.written.rows > before) await noteProductChange(editing, 'product.change', present, after);
  return productView(editing.tx, after);
}

/** Takes a locked product out for good. */
export async function removeProduct(editing: Editing, { row }: PresentProduct): Promise<void> {
  await makeRoom(editing, [row], true);
  const { id, nama, slug } = row;
  await editing.note({
    ...{ action: 'product.remove', subject: subjectOf(id), title: nama },
    ...{ before: { nama, slug }, after: {} },
  });
}

/** The product that the same request has made; null when it has made none, or when that was taken out since. */
export const madeProduct = async ({ tx, storeId, madeBefore }: Editing, keys: ReferredKeys) =>
  madeBefore === null ? null : presentProduct(tx, storeId, numberIn(madeBefore.subject), keys);
