import { and, count, eq } from 'drizzle-orm';
import type { FieldErrors } from '@lapak/contracts/api/common';
import type { OpenStoreBody } from '@lapak/contracts/api/seller-store';
import { isLikePlatform } from '@lapak/contracts/reserved-names';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { typedUsername } from '@lapak/domain/store-username';
import { addressKey } from '../../attempts/address-key.ts';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import { madeBy, writeAudit } from '../../audit/audit-log.ts';
import type { Transaction } from '../../db/client.ts';
import { violates } from '../../db/errors.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { stores } from '../../db/schema/stores.ts';
import { users } from '../../db/schema/users.ts';
import { checkStoreDocument } from '../../import/check-store-document.ts';
import { originProblems } from '../../import/import-store.ts';
import { writeNewStore } from '../../import/new-store.ts';
import type { StoreDocument } from '../../import/store-document.ts';
import { cleanLine, cleanText } from '../../lib/clean-text.ts';
import { fingerprintOf } from '../../lib/fingerprint.ts';
import {
  accepted,
  invalid,
  refused,
  RefusedInTransaction,
  refusedFor,
  type Outcome,
} from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import type { Caller } from '../auth/token-repository.ts';
import { memberRepository } from '../seller-access/member-repository.ts';
import { cleanAccount, destinationProblems, maskedAccount } from './destination-account.ts';
import { storeOpenedMail } from './store-letters.ts';
import { usernameProblem, usernameTaken } from './store-address.ts';

/** Stores that an account may own, imported ones included. */
const MAX_STORES = 3;

const DAY_S = 86_400;
/** Attempts, whether a store came of them or not. An office or a carrier shares one address. */
const accountDay: AttemptLimit = { name: 'open-store-account-day', max: 20, seconds: DAY_S };
const addressDay: AttemptLimit = { name: 'open-store-address-day', max: 50, seconds: DAY_S };

const tooMany = 'Hari ini sudah banyak toko yang dibuka dari sini. Coba lagi besok';
const noMoreStores = `Satu akun dapat memiliki paling banyak ${MAX_STORES} toko`;
const nameMissing = 'Nama toko wajib diisi';
const nameReserved = 'Nama ini hanya untuk Lapak sendiri. Pilih yang lain';
const bioMissing = 'Tulis satu kalimat tentang tokomu';
const originMissing = 'Kecamatan asal wajib dipilih';

/** Couriers of a store that has chosen none yet: they deliver everywhere. */
const firstCouriers: NonNullable<StoreDocument['couriers']> = ['jne', 'jnt', 'sicepat'];

type OpenDeps = Pick<Services, 'db' | 'clock' | 'mails' | 'storeEvents'> & {
  config: Pick<Services['config'], 'publicUrl' | 'rateLimitFactor'>;
  /** Whether a provider collects for automatic accounts. */
  collects: boolean;
};

const cleanForm = (body: OpenStoreBody): OpenStoreBody => ({
  ...cleanAccount(body),
  nama_toko: cleanLine(body.nama_toko),
  username: typedUsername(cleanText(body.username)),
  bio: cleanLine(body.bio),
  origin: cleanText(body.origin),
  theme_onlinestore: body.theme_onlinestore,
});

/** The form as an import has it: a store without products. */
const documentOf = ({ group, nama, nama_rekening, nomor_rekening, ...store }: OpenStoreBody) => ({
  format: 1,
  store: { ...store, subscription_status: 'free', is_valid: true, is_active: true },
  payment_accounts: [
    { key: 'rekening-1', group, nama, nama_rekening, nomor_rekening, type_of_payment: 'manual' },
  ],
  couriers: firstCouriers,
});

function formProblems(form: OpenStoreBody): FieldErrors {
  const errors = destinationProblems(form);
  if (form.nama_toko === '') errors.nama_toko = [nameMissing];
  else if (isLikePlatform(form.nama_toko)) errors.nama_toko = [nameReserved];
  if (form.bio === '') errors.bio = [bioMissing];
  if (form.origin === '') errors.origin = [originMissing];
  const wrongUsername = usernameProblem(form.username);
  if (wrongUsername !== null) errors.username = [wrongUsername];
  return errors;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Problems of the import by the form's fields, whose names are those of the document. */
export const byField = (problems: readonly Problem[]): FieldErrors =>
  Object.fromEntries(
    problems.map(({ path, message }) => [path.split('/').at(-1) ?? '', [sentence(message)]]),
  );

/** Opens stores of accounts. Every expected failure is a value. */
export function createStoreOpening({ db, clock, mails, storeEvents, config, collects }: OpenDeps) {
  const counters = createAttemptCounters(db, config.rateLimitFactor);

  async function countAttempt(account: Caller, ip: string) {
    for (const [limit, key] of [
      [accountDay, String(account.id)],
      [addressDay, addressKey(ip)],
    ] as const) {
      const { isOver, msLeft } = await counters.count(limit, key);
      if (isOver) return refusedFor(msLeft, 429, tooMany);
    }
    return null;
  }

  async function checked(form: OpenStoreBody): Promise<Outcome<StoreDocument>> {
    const problems = formProblems(form);
    if (Object.keys(problems).length > 0) return invalid(problems);
    const read = checkStoreDocument(documentOf(form), clock.now());
    if (!read.ok) return invalid(byField(read.problems));
    const ofOrigin = await originProblems(db, form.origin);
    return ofOrigin.length > 0 ? invalid({ origin: [originMissing] }) : accepted(read.document);
  }

  /** The account's store that this very form has opened: its answer was lost. Null when it has opened none. */
  async function openedBefore(tx: Transaction, { id }: Caller, form: OpenStoreBody): Promise<number | null> {
    const isOwn = and(eq(stores.username, form.username), eq(stores.ownerId, id));
    const [store] = await tx.select({ id: stores.id }).from(stores).where(isOwn);
    return store && (await madeBy(tx, store.id, fingerprintOf(form))) !== null ? store.id : null;
  }

  async function refuseTooMany(tx: Transaction, { id }: Caller): Promise<void> {
    const [owned] = await tx.select({ stores: count() }).from(stores).where(eq(stores.ownerId, id));
    if ((owned?.stores ?? 0) >= MAX_STORES) throw new RefusedInTransaction(refused(409, noMoreStores));
  }

  const write = (account: Caller, form: OpenStoreBody, document: StoreDocument): Promise<Outcome<number>> =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      // An account's stores are opened one after the other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for('no key update');
      const before = await openedBefore(tx, account, form);
      if (before !== null) return accepted(before);
      await refuseTooMany(tx, account);
      const storeId = await writeNewStore(tx, document, { now, collects });
      if (storeId === null) throw new RefusedInTransaction(invalid({ username: [usernameTaken] }));
      const [store] = await tx
        .update(stores)
        .set({ ownerId: account.id, editedAt: now, openedAt: null })
        .where(eq(stores.id, storeId))
        .returning();
      if (!store) throw new Error('The store is gone');
      await memberRepository(tx).add(storeId, account.id, 'owner', now);
      const { username, nama_toko: name, bio, origin } = form;
      await writeAudit(tx, {
        ...{ storeId, at: now, actor: { userId: account.id, name: account.name } },
        ...{ action: 'store.open', subject: username, title: name, before: {} },
        after: { nama_toko: name, bio, origin, rekening: maskedAccount(form) },
        idempotencyHash: fingerprintOf(form),
      });
      const opened = { store, email: account.email, account: maskedAccount(form) };
      await mails.write(tx, [storeOpenedMail(opened, config.publicUrl)]);
      return accepted(storeId);
    });

  return {
    /**
     * Opens a store of an account with its first destination account, or answers the one that the same form has opened. It is seen once it
     * has a product.
     * @param ip of the client
     * @returns its id
     */
    async open(account: Caller, body: OpenStoreBody, ip: string): Promise<Outcome<number>> {
      const form = cleanForm(body);
      const document = await checked(form);
      if (!document.ok) return document;
      const refusal = await countAttempt(account, ip);
      if (refusal) return refusal;
      let opened: Outcome<number>;
      try {
        opened = await write(account, form, document.data);
      } catch (error) {
        // An import in portions has made it meanwhile.
        if (violates(error, 'stores_username_unique')) return invalid({ username: [usernameTaken] });
        throw error;
      }
      if (!opened.ok) return opened;
      storeEvents.storeChanged(opened.data);
      mails.wake();
      return opened;
    },
  };
}
