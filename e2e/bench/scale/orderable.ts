import type { RunningProduct } from '../../src/support/product.ts';
import { goods, importStore } from '../../src/support/throw-away-store.ts';

type Api = Pick<RunningProduct, 'dataDir' | 'origin'>;

/** A store and what its shoppers order. */
export interface ImportedShop {
  username: string;
  productId: number;
  accountId: number;
}

/** Imports a store of a few products, all in stock, with a bank account. */
export const importShop = (api: Api, username: string): Promise<void> =>
  importStore(shopDocument(username), { product: api });

const shopDocument = (username: string) => ({
  store: { username },
  payment_accounts: [
    {
      key: 'bca',
      group: 'bank' as const,
      nama: 'BCA',
      type_of_payment: 'manual' as const,
      nama_rekening: 'Toko',
      nomor_rekening: '123',
    },
  ],
  products: Array.from({ length: 5 }, (_, at) =>
    goods(`barang-${at}`, { stock: 100_000, alamat_option: 0, description: '<p>Harum</p>'.repeat(20) }),
  ),
});

/** The data of an answer. @throws when it is refused */
export async function read<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** The store's first product and its account, as a shopper's browser asks for them. */
export async function shopOf({ origin }: Pick<Api, 'origin'>, username: string): Promise<ImportedShop> {
  const product = await read<{ id: number }>(`${origin}/api/product/barang-0?username=${username}`);
  const groups = await read<Record<string, { id: number }[]>>(
    `${origin}/api/payment-method-per-method/${username}?product_id=${product.id}`,
  );
  const [account] = Object.values(groups).flat();
  if (!account) throw new Error(`${username} has no account`);
  return { username, productId: product.id, accountId: account.id };
}

let buyers = 0;

/** One piece of a shop's product, ordered by a shopper who has not ordered before: a call of the checkout. */
export function orderOf({ username, productId, accountId }: ImportedShop) {
  buyers += 1;
  return {
    method: 'POST' as const,
    path: '/api/checkout',
    headers: { 'content-type': 'application/json', 'idempotency-key': `the-key-of-buyer-${buyers}` },
    body: JSON.stringify({
      username,
      products: [{ id: productId, qty: 1 }],
      nama: 'Sari Dewi',
      handphone: `0812${String(buyers).padStart(8, '0')}`,
      email: `sari${buyers}@contoh.id`,
      payment_method: accountId,
    }),
  };
}
