import type {
  PreviewProductAnswer,
  PreviewProductBody,
  ProductCellsBody,
  SaveProductBody,
  SellerProduct,
} from '@lapak/contracts/api/seller-product';
import { paths } from '@lapak/contracts/routes';
import { productPreviewQuery } from '@lapak/contracts/store-preview';
import { nowIsoWib } from '@lapak/domain/wire-dates';
import { TriedInTransaction } from '../../db/in-transaction.ts';
import { checkProducts } from '../../import/check-products.ts';
import { referredKeys, type ReferredKeys } from '../../import/export-products.ts';
import { invalid, type Refusal } from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { createProductPreviews } from '../product/previews.ts';
import { findProductPage, type ProductPage } from '../product/product-repository.ts';
import { productView as publicView } from '../product/product-view.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import { changedMeanwhile, noVersion, versionOf } from '../seller-forms/versions.ts';
import { withCells } from './edited-cells.ts';
import { unseenStock, withStockLeft } from './merged-stock.ts';
import { productView, type PresentProduct } from './present-product.ts';
import { uploadedFiles, type ProductFiles } from './product-files.ts';
import {
  filesFor,
  lockedProduct,
  madeProduct,
  noteProductChange,
  refuse,
  refuseProblems,
  removeProduct,
  replaceProduct,
  withOwnName,
  writeCheckedProduct,
  writeProduct,
} from './product-transaction.ts';
import type { Editing, Editor, EditStore } from '../seller-access/store-editing.ts';
import { knownKeys } from './write-products.ts';

const noSeen = 'Stok yang kamu lihat tidak ikut terkirim. Muat ulang halamannya, lalu coba lagi';

/** Somebody else was first. */
const othersChange = async ({ tx }: Editing, present: PresentProduct): Promise<Refusal> =>
  changedMeanwhile('Produk', await productView(tx, present));

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
  return replaceProduct(editing, present, merged, keys, uploaded);
}

/** Writes a product as it would be. @throws TriedInTransaction with its page, so that nothing stays written */
async function tryProduct(
  editing: Editing,
  { id, product }: PreviewProductBody,
  uploaded: ProductFiles,
): Promise<never> {
  const keys = await referredKeys(editing);
  const present = id === null ? null : await lockedProduct(editing, id, keys);
  const wanted = present
    ? { slug: present.product.slug, ...product, key: present.product.key }
    : await withOwnName(editing, product);
  const files = present ? await filesFor(editing, present, uploaded) : uploaded;
  const written = await writeCheckedProduct(editing, { ...wanted, is_hidden: 0 }, keys, files);
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
        const after = await writeProduct(editing, await withOwnName(editing, product), keys, files);
        await noteProductChange(editing, 'product.create', null, after);
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
        const present = await lockedProduct(editing, id, keys);
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
        const present = await lockedProduct(editing, id, keys);
        const wanted = withCells(present.product, body, versionOf(present.row) === version);
        if (!wanted) return refuse(await othersChange(editing, present));
        return replaceProduct(editing, present, wanted, keys);
      });
    },

    /** Takes a product out for good; orders still name it. */
    async remove(caller: SellerCaller, id: number, version: string | null): Promise<null | Refusal> {
      if (version === null) return noVersion('Produk');
      return edit(caller, async (editing) => {
        const present = await lockedProduct(editing, id, await referredKeys(editing));
        if (versionOf(present.row) !== version) return refuse(await othersChange(editing, present));
        await removeProduct(editing, present);
        return null;
      });
    },
  };
}
