import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { users } from '../../../db/schema/users.ts';
import { isEmail } from '@lapak/domain/email';
import type { StoreRow } from '../../store/store-repository.ts';

/** The e-mail address that a store shows as its contact; null without one. */
export function contactAddress({ email }: Pick<StoreRow, 'email'>): string | null {
  const contact = email?.replace(/^mailto:/i, '').trim() ?? '';
  return isEmail(contact) ? contact : null;
}

/** Where a store's seller reads mail: its contact address, else its owner's verified one; empty without either. */
export async function sellerAddress(
  db: Queryable,
  store: Pick<StoreRow, 'email' | 'ownerId'>,
): Promise<string> {
  const contact = contactAddress(store);
  if (contact !== null) return contact;
  if (store.ownerId === null) return '';
  const [owner] = await db
    .select({ email: users.email, emailVerifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, store.ownerId));
  return owner && owner.emailVerifiedAt !== null ? owner.email : '';
}
