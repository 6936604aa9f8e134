import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { stores } from '../../db/schema/stores.ts';
import type { StoreRow } from './store-repository.ts';

/** A store that may be seen; null for one that the operator has hidden, as if there were none. */
export const shownStore = (store: StoreRow | null): StoreRow | null => (store?.hiddenAt ? null : store);

/** Whether a store sells: its data is whole, the seller has not closed it, and the operator has not hidden it. */
export const isSelling = ({
  isValid,
  isActive,
  hiddenAt,
}: Pick<StoreRow, 'isValid' | 'isActive' | 'hiddenAt'>): boolean => isValid && isActive && hiddenAt === null;

/** Whether lists and sitemaps name a store: it sells, and has or had something to sell. */
export const isListed = and(
  eq(stores.isValid, true),
  eq(stores.isActive, true),
  isNull(stores.hiddenAt),
  isNotNull(stores.openedAt),
);
