import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client.ts';
import type { products } from '../db/schema/catalogue.ts';
import { createOperator } from '../operator/operator.ts';
import { aProduct } from './a-store.ts';
import { aShop, placed } from './orders-over-http.ts';

/** The part of an order that is about its download. */
interface ShownDownload {
  link: string | null;
  products: { download?: { opened: number; opened_at: string | null } }[];
}

/** A shop with a digital product at an address elsewhere, or as `own` has it. */
export async function aBookShop(db: Database, own: Partial<typeof products.$inferInsert> = {}) {
  const shop = await aShop(db);
  const book = await aProduct(db, shop.store.id, {
    category: 'digital_product',
    nama: 'E-book Gambar',
    link: 'https://unduhan.contoh.id/buku',
    ...own,
  });
  return { ...shop, book };
}

/** A guest's order of one digital product, not paid yet. @returns its public id */
export const orderedBook = (app: FastifyInstance, shop: Awaited<ReturnType<typeof aBookShop>>) =>
  placed(app, shop, { products: [{ id: shop.book.id, qty: 1 }] });

/** What the order's page gets about its downloads. */
export const shownDownload = async (app: FastifyInstance, publicId: string) =>
  (await app.inject(`/api/transaction/${publicId}`)).json<{ data: ShownDownload }>().data;

/** A book that is paid for. */
export async function paidBook(app: FastifyInstance, shop: Awaited<ReturnType<typeof aBookShop>>) {
  const id = await orderedBook(app, shop);
  await createOperator(app.services).run({ command: 'confirm', order: id });
  const { link } = await shownDownload(app, id);
  if (link === null) throw new Error('The paid order has nothing to download');
  return { id, link };
}
