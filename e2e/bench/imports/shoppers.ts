import type { ImportedShop } from './shops.ts';

export interface Bought {
  /** ms of each answer */
  times: number[];
  /** Answers by status. */
  statuses: Map<number, number>;
}

export const SHOPPERS = 50;
/** Between an answer and the shopper's next order. */
const PAUSE_MS = 5_000;
let buyers = 0;

async function order(origin: string, { username, productId, accountId }: ImportedShop): Promise<number> {
  buyers += 1;
  const answer = await fetch(`${origin}/api/checkout`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `the-key-of-buyer-${buyers}` },
    body: JSON.stringify({
      username,
      products: [{ id: productId, qty: 1 }],
      nama: 'Sari Dewi',
      handphone: `0812${String(buyers).padStart(8, '0')}`,
      email: `sari${buyers}@contoh.id`,
      payment_method: accountId,
    }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Fifty shoppers order one piece after the other, spread over some shops, as long as `isOpen`. */
export async function buy(
  origin: string,
  shops: readonly ImportedShop[],
  isOpen: () => boolean,
): Promise<Bought> {
  const bought: Bought = { times: [], statuses: new Map() };
  const shopper = async (shop: ImportedShop) => {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS));
    while (isOpen()) {
      const since = performance.now();
      const status = await order(origin, shop);
      bought.times.push(performance.now() - since);
      bought.statuses.set(status, (bought.statuses.get(status) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const chosen = Array.from({ length: SHOPPERS }, (_, at) => shops[at % shops.length]);
  await Promise.all(chosen.flatMap((shop) => (shop ? [shopper(shop)] : [])));
  return bought;
}
