import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { categories, productImages } from '../db/schema/catalogue.ts';
import { events } from '../db/schema/events.ts';
import { banners, paymentAccounts, stores } from '../db/schema/stores.ts';

/** Keys of the pictures that rows of a store name; none when it is new. */
export async function namedPictures(db: Queryable, username: string): Promise<ReadonlySet<string>> {
  const [store] = await db
    .select({ id: stores.id, logoKey: stores.logoKey })
    .from(stores)
    .where(eq(stores.username, username));
  if (!store) return new Set();
  const rows = [
    await db
      .select({ key: productImages.fileKey })
      .from(productImages)
      .where(eq(productImages.storeId, store.id)),
    await db.select({ key: categories.imageKey }).from(categories).where(eq(categories.storeId, store.id)),
    await db.select({ key: banners.imageKey }).from(banners).where(eq(banners.storeId, store.id)),
    await db
      .select({ key: paymentAccounts.imgKey })
      .from(paymentAccounts)
      .where(eq(paymentAccounts.storeId, store.id)),
    await db.select({ key: events.imageCoverKey }).from(events).where(eq(events.storeId, store.id)),
    await db.select({ key: events.logoOrganizerKey }).from(events).where(eq(events.storeId, store.id)),
  ].flat();
  return new Set([store.logoKey, ...rows.map(({ key }) => key)].filter((key) => key !== null));
}
