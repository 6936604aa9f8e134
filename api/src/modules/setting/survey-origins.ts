import { and, eq, isNotNull } from 'drizzle-orm';
import { fixProtocolRelative } from '@lapak/domain/links';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';

/** A header that names more hosts grows too long for some proxies. */
const MAX_ORIGINS = 20;

/** Origins of the survey forms that a store's products show, which its pages may therefore frame; https alone. */
export async function surveyOrigins(db: Queryable, storeId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ link: products.surveiLink })
    .from(products)
    .where(
      and(
        eq(products.storeId, storeId),
        eq(products.isRemoved, false),
        eq(products.isSurvei, 1),
        isNotNull(products.surveiLink),
      ),
    );
  const origins = rows.flatMap(({ link }) => {
    const address = fixProtocolRelative(link);
    return URL.canParse(address) && address.startsWith('https:') ? [new URL(address).origin] : [];
  });
  return [...new Set(origins)].sort().slice(0, MAX_ORIGINS);
}
