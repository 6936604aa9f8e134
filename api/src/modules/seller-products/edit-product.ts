import { and, eq, like, or } from 'drizzle-orm';
import type {
  PreviewProductAnswer,
  PreviewProductBody,
  ProductCellsBody,
  SaveProductBody,
  SellerProduct,
} from '@lapak/contracts/api/seller-product';
import { paths } from '@lapak/contracts/routes';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { productPreviewQuery } from '@lapak/contracts/store-preview';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { numberIn } from '../../audit/audit-log.ts';
import { TriedInTransaction } from '../../db/in-transaction.ts';
import { lockProducts } from '../../db/lock-products.ts';
import { products } from '../../db/schema/catalogue.ts';
import { checkProducts } from '../../import/check-products.ts';
import { referredKeys, type ReferredKeys } from '../../import/export-products.ts';
import { makeRoom } from '../../import/import-products.ts';
import { invalid, refused, RefusedInTransaction, type Refusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { createProductPreviews } from '../product/previews.ts';
import { findProductPage, type ProductPage } from '../product/product-repository.ts';
import { productView as publicView } from '../product/product-view.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import { asSlug, freeName } from '../seller-forms/free-name.ts';
import { changedMeanwhile, noVersion, versionOf } from '../seller-forms/versions.ts';
import { changedProduct } from './changed-product.ts';
import { productErrors } from './product-errors.ts';
import { withCells } from './edited-cells.ts';
import { unseenStock, withStockLeft } from './merged-stock.ts';
import {
  pictureKeys,
  presentProduct,
  productView,
  subjectOf,
  type PresentProduct,
} from './present-product.ts';
import { fileProblems, soldFileOf, uploadedFiles, type ProductFiles } from './product-files.ts';
import type { Editing, Editor, EditStore } from '../seller-access/store-editing.ts';
import { knownKeys, writeProducts } from './write-products.ts';

export const noSuchProduct = refused(404, 'Produk tidak ditemukan di toko ini');
const noSeen = 'Stok yang kamu lihat tidak ikut terkirim. Muat ulang halamannya, lalu coba lagi';
const slugTaken = 'alamat ini sudah dipakai produk lain di toko ini';

/** Somebody else was first. */
const othersChange = async ({ tx }: Editing, present: PresentProduct): Promise<Refusal> =>
  changedMeanwhile('Produk', await productView(tx, present));

function refuse(refusal: Refusal): never {
  throw new RefusedInTransaction(refusal);
}

const refuseProblems = (problems: readonly Problem[]) => refuse(invalid(productErrors(problems)));

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
async function writeChecked(
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
async function write(
  editing: Editing,
  wanted: object,
  keys: ReferredKeys,
  files: ProductFiles,
): Promise<PresentProduct> {
  const id = await writeChecked(editing, wanted, keys, files);
  const written = await presentProduct(editing.tx, editing.storeId, id, keys);
  if (!written) throw new Error(`product ${id} was written and is not there`);
  return written;
}

/** A new product with a name and an address of its own. */
async function named(editing: Editing, product: SaveProductBody['product']) {
  const name = asSlug(product.slug ?? String(product.nama), 60) || 'produk';
  const taken = await takenNames(editing, name);
  const made = /\D/.test(name) ? name : `produk-${name}`;
  const slug = product.slug ?? freeName(made, (text) => taken.slugs.has(text));
  return { ...product, key: freeName(name, (text) => taken.keys.has(text)), slug };
}

async function noteChange(
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

async function locked({ tx, storeId }: Editing, id: number, keys: ReferredKeys): Promise<PresentProduct> {
  await lockProducts(tx, storeId, [id]);
  return (await presentProduct(tx, storeId, id, keys)) ?? refuse(noSuchProduct);
}

/** The files that a product may name: those that it has, and those that were uploaded. */
async function filesOf(
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
async function replace(
  editing: Editing,
  present: PresentProduct,
  wanted: object,
  keys: ReferredKeys,
  uploaded: ProductFiles = noUploads,
): Promise<SellerProduct> {
  const before = editing.written.rows;
  const after = await write(editing, wanted, keys, await filesOf(editing, present, uploaded));
  if (editing.written.rows > before) await noteChange(editing, 'product.change', present, after);
  return productView(editing.tx, after);
}

/** Takes a locked product out for good. */
async function takeOut(editing: Editing, { row }: PresentProduct): Promise<void> {
  await makeRoom(editing, [row], true);
  const { id, nama, slug } = row;
  await editing.note({
    ...{ action: 'product.remove', subject: subjectOf(id), title: nama },
    ...{ before: { nama, slug }, after: {} },
  });
}

/** The product that the same request has made; null when it has made none, or when that was taken out since. */
const madeProduct = async ({ tx, storeId, madeBefore }: Editing, keys: ReferredKeys) =>
  madeBefore === null ? null : presentProduct(tx, storeId, numberIn(madeBefore), keys);

/** Saves a locked product over the version that it still has. */
async function saveOver(
  editing: Editing,
  present: PresentProduct,
  { product, seen }: Required<SaveProductBody>,
  keys: ReferredKeys,
  uploaded: ProductFiles,
): Promise<SellerProduct> {
  const { key, slug } = present.product;
  const wanted = { slug, ...product, key };
  const checked = checkProducts([wanted], knownKeys(keys), editing.now);
  if (!checked.ok) return refuseProblems(checked.problems);
  const [form] = checked.products;
  const unseen = form ? unseenStock(form, seen, present.product) : [];
  if (!form || unseen.length > 0) return refuseProblems(unseen);
  const merged = withStockLeft(form, seen, present.product);
  return replace(editing, present, merged, keys, uploaded);
}

/** Writes a product as it would be. @throws TriedInTransaction with its page, so that nothing stays written */
async function tryProduct(
  editing: Editing,
  { id, product }: PreviewProductBody,
  uploaded: ProductFiles,
): Promise<never> {
  const keys = await referredKeys(editing);
  const present = id === null ? null : await locked(editing, id, keys);
  const wanted = present
    ? { slug: present.product.slug, ...product, key: present.product.key }
    : await named(editing, product);
  const files = present ? await filesOf(editing, present, uploaded) : uploaded;
  const written = await writeChecked(editing, { ...wanted, is_hidden: 0 }, keys, files);
  throw new TriedInTransaction(await findProductPage(editing.tx, editing.storeId, String(written)));
}

/** Changes of one product in the console. Every one is in the store's log; every expected failure is a value. */
export function createProductEditor({
  edit,
  storage,
  clock,
}: Pick<Services, 'storage' | 'clock'> & { edit: EditStore }) {
  const previews = createProductPreviews(storage);
  return {
    /** Makes a product, or answers the one that the same request has made. A slug that is left out is made from its name. */
    async create(caller: Editor, { product }: SaveProductBody): Promise<SellerProduct | Refusal> {
      const files = await uploadedFiles(storage, caller.store.username, product);
      return edit(caller, async (editing) => {
        const keys = await referredKeys(editing);
        const made = await madeProduct(editing, keys);
        if (made) return productView(editing.tx, made);
        const after = await write(editing, await named(editing, product), keys, files);
        await noteChange(editing, 'product.create', null, after);
        return productView(editing.tx, after);
      });
    },

    /**
     * Saves a product, or answers what the same request has saved.
     * @param version that the form was filled in with
     */
    async save(
      caller: Editor,
      id: number,
      version: string | null,
      { product, seen }: SaveProductBody,
    ): Promise<SellerProduct | Refusal> {
      if (version === null) return noVersion('Produk');
      if (!seen) return invalid({ stock: [noSeen] }, noSeen);
      const uploaded = await uploadedFiles(storage, caller.store.username, product);
      return edit(caller, async (editing) => {
        const keys = await referredKeys(editing);
        const present = await locked(editing, id, keys);
        if (editing.madeBefore !== null) return productView(editing.tx, present);
        if (versionOf(present.row) !== version) return refuse(await othersChange(editing, present));
        return saveOver(editing, present, { product, seen }, keys, uploaded);
      });
    },

    /**
     * The page of a product as it would be with a form, also of one that is hidden. Nothing is written.
     * @returns its address in the shop, which a browser paints for some days
     */
    async preview(
      caller: SellerCaller,
      { id, product }: PreviewProductBody,
    ): Promise<PreviewProductAnswer['data'] | Refusal> {
      const { username } = caller.store;
      const uploaded = await uploadedFiles(storage, username, product);
      const page = await edit<ProductPage | null>(caller, (editing) =>
        tryProduct(editing, { id, product }, uploaded),
      );
      if (!page) throw new Error('a product was written and has no page');
      if ('ok' in page) return page;
      const { parts, banks } = page;
      const view = publicView(parts, nowIsoWib(clock.now()));
      const name = await previews.keep(username, { product: view, banks });
      return { address: paths.product(username, view.slug) + productPreviewQuery(name) };
    },

    /**
     * Prices and stocks edited in place; of stock the difference counts.
     * @param version that was edited
     */
    async cells(
      caller: SellerCaller,
      id: number,
      version: string | null,
      body: ProductCellsBody,
    ): Promise<SellerProduct | Refusal> {
      if (version === null) return noVersion('Produk');
      return edit(caller, async (editing) => {
        const keys = await referredKeys(editing);
        const present = await locked(editing, id, keys);
        const wanted = withCells(present.product, body, versionOf(present.row) === version);
        if (!wanted) return refuse(await othersChange(editing, present));
        return replace(editing, present, wanted, keys);
      });
    },

    /** Takes a product out for good; orders still name it. */
    async remove(caller: SellerCaller, id: number, version: string | null): Promise<null | Refusal> {
      if (version === null) return noVersion('Produk');
      return edit(caller, async (editing) => {
        const present = await locked(editing, id, await referredKeys(editing));
        if (versionOf(present.row) !== version) return refuse(await othersChange(editing, present));
        await takeOut(editing, present);
        return null;
      });
    },
  };
}
