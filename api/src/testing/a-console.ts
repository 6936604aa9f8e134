import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import type { MemberRole } from '@lapak/contracts/api/seller';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import type { Database } from '../db/client.ts';
import { aMember } from './a-member.ts';
import { aStore } from './a-store.ts';

/** A store with somebody who works there, and the calls of their console. */
export async function aConsole(app: FastifyInstance, db: Database, role: MemberRole = 'staff') {
  const store = await aStore(db);
  const member = await aMember(db, app.services.clock.now(), store.id, role, { name: 'Sri' });
  /** @param url below the store's address @param version for `If-Match` @param key for `Idempotency-Key` */
  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    version?: string,
    key?: string,
  ) {
    const reply = await app.inject({
      method,
      url: `/api/seller/toko/${store.username}${url}`,
      headers: {
        ...member.headers,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    return { status: reply.statusCode, etag: reply.headers.etag, ...reply.json() };
  }
  /** Uploads a file in the field `file`. */
  async function upload(url: string, body: Uint8Array<ArrayBuffer> | string, name = 'berkas') {
    const payload = new FormData();
    payload.append('file', new Blob([body]), name);
    return call('POST', url, payload);
  }
  /** Uploads a picture of one colour. */
  async function picture(background: string, as: 'png' | 'jpeg' = 'png') {
    const made = sharp({ create: { width: 30, height: 20, channels: 3, background } });
    return upload('/gambar', new Uint8Array(await made.toFormat(as).toBuffer()));
  }
  /** A form of goods without a slug. */
  async function form(own: Partial<ProductForm> = {}) {
    const { data } = await picture('brown');
    return {
      nama: 'Kemeja Batik Kawung',
      category: 'barang' as const,
      harga: 285_000,
      stock: 10,
      berat: 300,
      images: [data.file as string],
      ...own,
    };
  }
  return { store, member, call, upload, picture, form };
}

/** Fields of a product in two colours, 4 and 6 pieces. */
export const twoColours = {
  enable_variations: 1 as const,
  product_variety: [{ variation_name: 'Warna', list_options: ['Sogan', 'Indigo'] }],
  price_variety: [
    { options: ['Sogan'], price: 280_000, stock: 4 },
    { options: ['Indigo'], price: 300_000, stock: 6 },
  ],
};
