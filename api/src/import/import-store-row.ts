import { eq, sql } from 'drizzle-orm';
import { formatDateTimeShort } from '@lapak/domain/dates';
import type { StoreDocument } from './store-document.ts';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { Queryable, Transaction } from '../db/client.ts';
import { stores } from '../db/schema/stores.ts';
import { users } from '../db/schema/users.ts';
import { isAsWanted } from './difference.ts';
import type { ImportContext } from './import-context.ts';

/** The seller's account; one that an import made cannot log in until it sets a password. */
async function upsertOwner(tx: Queryable, owner: StoreDocument['store']['owner']): Promise<number | null> {
  if (!owner) return null;
  const [known] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.email}) = ${owner.email.toLowerCase()}`);
  if (known) return known.id;
  const [taken] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = ${owner.username.toLowerCase()}`);
  const username = taken ? `${owner.username}-${Date.now().toString(36)}` : owner.username;
  const [made] = await tx
    .insert(users)
    .values({ name: owner.name, username, email: owner.email })
    .returning({ id: users.id });
  return made?.id ?? null;
}

/** Any number: the first half of the advisory locks of imports. */
const IMPORTS = 726_404;

/**
 * Waits for other imports of the store, and lets this one wait for the store's orders longer than they do for each other.
 */
export async function queueImport(tx: Transaction, username: string): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '15s'`);
  await tx.execute(sql`select pg_advisory_xact_lock(${IMPORTS}, hashtext(${username}))`);
}

/** The username of a store whose import is not done. No other begins like this, so that it has no address yet. */
export const begunUsername = (username: string) => `~${username}`;
const hidden = (username: string) => ({ username: begunUsername(username), isValid: false, isActive: false });

const rowOf = async (db: Queryable, username: string) => {
  const { id, editedAt } = stores;
  // Whoever changes what an import writes waits for it. Orders do not: they refer to the row and leave it as it is.
  const [known] = await db
    .select({ id, editedAt })
    .from(stores)
    .where(eq(stores.username, username))
    .for('no key update');
  return known ?? null;
};

export interface KnownStore {
  id: number;
  /** When what an import writes was changed by something else since the last import. */
  editedAt: Date | null;
  /** Whether an earlier import began it and was not done. */
  isHidden: boolean;
}

/** The store as this or an earlier import has begun it; null when it is new. */
export async function knownStore(db: Queryable, username: string): Promise<KnownStore | null> {
  const known = await rowOf(db, username);
  if (known) return { ...known, isHidden: false };
  const begun = await rowOf(db, hidden(username).username);
  return begun && { ...begun, isHidden: true };
}

/** What keeps an import from a store that something else has changed since the last one. */
export class EditedStoreError extends Error {
  readonly problem: Problem;
  constructor(editedAt: Date) {
    const moment = formatDateTimeShort(editedAt);
    super('The store was changed since its last import');
    this.problem = {
      path: '/store/username',
      message:
        `toko ini terakhir diubah ${moment}, tidak lewat impor; dokumen ini akan mengembalikannya. ` +
        'Tambahkan --replace bila memang itu yang kamu mau',
    };
  }
}

/**
 * Lets a document replace what was changed since the last import. A change that comes while it is imported is noted again.
 * @param replace whether it may
 * @throws EditedStoreError when it may not
 */
export async function replaceEdits(db: Queryable, store: KnownStore | null, replace: boolean): Promise<void> {
  if (!store?.editedAt) return;
  if (!replace) throw new EditedStoreError(store.editedAt);
  await db.update(stores).set({ editedAt: null }).where(eq(stores.id, store.id));
}

/**
 * The store itself. @param id null when it is new
 * @param isHidden whether it is not to be seen yet
 * @returns its id
 */
export async function importStoreRow(
  { tx, pictureKey, now, written }: Pick<ImportContext, 'tx' | 'pictureKey' | 'now' | 'written'>,
  document: StoreDocument,
  id: number | null,
  isHidden = false,
): Promise<number> {
  const { store } = document;
  const ownerId = await upsertOwner(tx, store.owner);
  const values = {
    ...(ownerId === null ? {} : { ownerId }),
    username: store.username,
    namaToko: store.nama_toko,
    alamat: store.alamat ?? null,
    bio: store.bio ?? null,
    logoKey: pictureKey(store.logo),
    wa: store.wa ?? null,
    waPrefix: store.wa_prefix ?? null,
    facebook: store.facebook ?? null,
    instagram: store.instagram ?? null,
    email: store.email ?? null,
    youtube: store.youtube ?? null,
    tokopedia: store.tokopedia ?? null,
    shopee: store.shopee ?? null,
    footerMessage: store.footer_message ?? null,
    themeOnlinestore: store.theme_onlinestore ?? null,
    pathTheme: store.path_theme ?? null,
    subscriptionStatus: store.subscription_status,
    showLogo: store.show_logo ?? 1,
    isValid: store.is_valid,
    isActive: store.is_active,
    guideDetail: store.guide_detail ?? false,
    originDistrictId: store.origin,
    ...(isHidden ? hidden(store.username) : {}),
  } satisfies Partial<typeof stores.$inferInsert>;
  const [known] = id === null ? [] : await tx.select().from(stores).where(eq(stores.id, id));
  if (known) {
    if (!isAsWanted(known, values)) {
      await tx
        .update(stores)
        .set({ ...values, updatedAt: now })
        .where(eq(stores.id, known.id));
      written.rows += 1;
    }
    return known.id;
  }
  const [made] = await tx
    .insert(stores)
    .values({ createdAt: now, updatedAt: now, ...values })
    .returning({ id: stores.id });
  if (!made) throw new Error('The database wrote no store');
  written.rows += 1;
  return made.id;
}
