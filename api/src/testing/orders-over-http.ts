import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { Database } from '../db/client.ts';
import { orders } from '../db/schema/orders.ts';
import { aProduct, aStore, anAccount } from './a-store.ts';
import { LOOPBACK } from './buyers.ts';

/** A store with goods and a bank account. @param own columns of the store */
export async function aShop(db: Database, own: Parameters<typeof aStore>[1] = {}) {
  const store = await aStore(db, own);
  return { store, product: await aProduct(db, store.id), account: await anAccount(db, store.id) };
}
export type Shop = Awaited<ReturnType<typeof aShop>>;

/** What an order names of a shop. */
interface ShopIds {
  store: { username: string };
  /** `own` names the products when there is none. */
  product?: { id: number };
  account?: { id: number };
}

type Headers = Record<string, string>;

/** Orders one piece of the shop's product. @param own replaces fields of the body */
export const checkout = (
  app: FastifyInstance,
  shop: ShopIds,
  own: object = {},
  headers: Headers = {},
  remoteAddress = LOOPBACK,
) =>
  app.inject({
    method: 'POST',
    url: '/api/checkout',
    headers,
    remoteAddress,
    payload: {
      username: shop.store.username,
      products: shop.product ? [{ id: shop.product.id, qty: 1 }] : [],
      nama: 'Sari Dewi',
      handphone: '081234567890',
      email: 'sari@contoh.id',
      payment_method: shop.account?.id ?? null,
      ...own,
    },
  });

/** @returns public id of the order */
export async function placed(app: FastifyInstance, shop: ShopIds, own: object = {}, headers: Headers = {}) {
  const reply = await checkout(app, shop, own, headers);
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json<{ data: { id: string } }>().data.id;
}

/** The row of an order. */
export async function orderRow(db: Database, publicId: string) {
  const [row] = await db.select().from(orders).where(eq(orders.publicId, publicId));
  if (!row) throw new Error('no such order');
  return row;
}

/** Sends a multipart form, as a browser does. */
export async function sendForm(
  app: FastifyInstance,
  url: string,
  fields: Record<string, string | Blob>,
  headers: Record<string, string> = {},
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request('http://test', { method: 'POST', body });
  return app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** A photograph of eight by eight. */
export const aPicture = async (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .toFormat(format)
        .toBuffer(),
    ),
  ]);
