import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { AccountChange, DestinationAccount, StoreAccount } from '@lapak/contracts/api/seller-store';
import { messages } from '@lapak/domain/messages';
import { createAttemptCounters, type AttemptLimit } from '../../attempts/attempt-counters.ts';
import { writeAudit } from '../../audit/audit-log.ts';
import type { Queryable, Transaction } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { paymentAccounts } from '../../db/schema/stores.ts';
import { accountProblems, changeAccounts, type DocumentAccount } from '../../import/change-accounts.ts';
import {
  accepted,
  invalid,
  refused,
  RefusedInTransaction,
  refusedFor,
  type Outcome,
} from '../../lib/refusal.ts';
import type { Services } from '../../services.ts';
import { mailedCodeRepository } from '../auth/mailed-codes.ts';
import type { SellerCaller } from '../seller-access/seller-access.ts';
import { memberRepository } from '../seller-access/member-repository.ts';
import { accountChangedMails, accountCodeMail, type ChangedAccount } from './account-letters.ts';
import { cleanAccount, destinationProblems, maskedAccount } from './destination-account.ts';
import { byField } from './open-store.ts';
import { ownersToTell } from './who-is-told.ts';

const CODE_MS = 15 * 60 * 1000;
const HOUR_S = 3_600;
/** Codes mailed to one owner of a store, and guesses: a code of sixteen digits is not guessed, but each takes time to compare. */
const codeHour: AttemptLimit = { name: 'account-code-hour', max: 10, seconds: HOUR_S };
const guessHour: AttemptLimit = { name: 'account-guess-hour', max: 20, seconds: HOUR_S };
const MAX_ACCOUNTS = 20;

const wrongCode =
  'Kode salah, sudah kedaluwarsa, atau untuk perubahan lain. Periksa lagi, atau minta kode baru';
const tooManyCodes = 'Sudah banyak kode yang dikirim. Coba lagi nanti';
const tooManyGuesses = 'Sudah terlalu sering salah. Coba lagi nanti';
const gone = 'Rekening ini sudah tidak ada. Muat ulang halamannya';
const nothingToDo = 'Tidak ada yang diubah';
const notHere = 'Cara bayar ini tidak bisa diubah di sini, hanya dihapus';
const enough = `Paling banyak ${MAX_ACCOUNTS} rekening`;
const ownersOnly = 'Hanya pemilik toko yang dapat mengubah rekening';

type AccountRow = typeof paymentAccounts.$inferSelect;
type Caller = Pick<SellerCaller, 'store' | 'actor'>;

type AccountDeps = Pick<Services, 'db' | 'clock' | 'mails' | 'storeEvents'> & {
  config: Pick<Services['config'], 'publicUrl' | 'rateLimitFactor'>;
};

const isEditable = ({ group, typeOfPayment }: AccountRow) =>
  typeOfPayment === 'manual' && (group === 'bank' || group === 'e_wallet');

const accountView = (row: AccountRow): StoreAccount => ({
  id: row.id,
  group: row.group,
  nama: row.nama,
  nama_rekening: row.namaRekening,
  nomor_rekening: row.nomorRekening,
  is_editable: isEditable(row),
  is_active: row.isActive === 1,
});

const rowsOf = (db: Queryable, storeId: number): Promise<AccountRow[]> =>
  db
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.storeId, storeId), eq(paymentAccounts.isRemoved, false)))
    .orderBy(asc(paymentAccounts.position), asc(paymentAccounts.id));

const maskedRow = (row: AccountRow) => maskedAccount(accountView(row));

/** A change as it was checked: how the account is, and how it is to be. */
interface CheckedChange {
  row: AccountRow | null;
  account: DestinationAccount | null;
}

/** The change as texts for people, masked. */
const changedAccount = ({ row, account }: CheckedChange): ChangedAccount => ({
  before: row && maskedRow(row),
  after: account && maskedAccount(account),
});

/** What a code is good for: this change of this store by this account, of what is there now. */
function fingerprint({ store, actor }: Caller, { row, account }: CheckedChange): string {
  const facts = [store.id, actor.userId, row && accountView(row), account];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** A key that no account of the store has had. */
const newKey = (rows: readonly { importKey: string | null }[]): string => {
  const taken = new Set(rows.map(({ importKey }) => importKey));
  let number = 1;
  while (taken.has(`rekening-${number}`)) number += 1;
  return `rekening-${number}`;
};

const documentAccount = (key: string, account: DestinationAccount) =>
  ({ key, ...account, type_of_payment: 'manual' }) satisfies DocumentAccount;

/** The accounts that buyers transfer to. Every change needs a mailed code; every expected failure is a value. */
export function createDestinationAccounts({ db, clock, mails, storeEvents, config }: AccountDeps) {
  const counters = createAttemptCounters(db, config.rateLimitFactor);
  const keyOf = ({ store, actor }: Caller) => `${store.id} ${actor.userId}`;

  const list = async ({ store }: Pick<Caller, 'store'>): Promise<StoreAccount[]> =>
    (await rowsOf(db, store.id)).map(accountView);

  async function checked(
    on: Queryable,
    { store }: Caller,
    { id, account: typed }: AccountChange,
  ): Promise<Outcome<CheckedChange>> {
    const rows = await rowsOf(on, store.id);
    const row = rows.find((each) => each.id === id) ?? null;
    if (id !== null && row === null) return refused(404, gone);
    if (typed === null) return row ? accepted({ row, account: null }) : refused(422, nothingToDo);
    if (row && !isEditable(row)) return refused(409, notHere);
    if (!row && rows.length >= MAX_ACCOUNTS) return refused(409, enough);
    const account = cleanAccount(typed);
    const problems = {
      ...byField(accountProblems(documentAccount('rekening', account))),
      ...destinationProblems(account),
    };
    if (Object.keys(problems).length > 0) return invalid(problems);
    const isSame =
      row && JSON.stringify({ ...accountView(row), ...account }) === JSON.stringify(accountView(row));
    return isSame ? refused(422, nothingToDo) : accepted({ row, account });
  }

  /** Writes the change as an import would. */
  async function write(tx: Transaction, { store }: Caller, { row, account }: CheckedChange): Promise<void> {
    const kept = await tx
      .select({ importKey: paymentAccounts.importKey })
      .from(paymentAccounts)
      .where(eq(paymentAccounts.storeId, store.id));
    await changeAccounts(tx, store.id, clock.now(), (accounts) => {
      if (account === null) return accounts.filter(({ key }) => key !== row?.importKey);
      if (row === null) return [...accounts, documentAccount(newKey(kept), account)];
      return accounts.map((each) =>
        each.key === row.importKey
          ? // The picture is that of the bank.
            { ...each, ...account, img: each.nama === account.nama ? each.img : undefined }
          : each,
      );
    });
  }

  /** @param expected what the code was mailed for */
  const commit = (
    caller: Caller,
    change: AccountChange,
    { email, expected }: { email: string; expected: string },
  ): Promise<Outcome<null>> =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      // Changes wait for each other here, and the caller is an owner still.
      const owners = await memberRepository(tx).lockOwners(caller.store.id);
      if (!owners.includes(caller.actor.userId)) throw new RefusedInTransaction(refused(403, ownersOnly));
      const found = await checked(tx, caller, change);
      if (!found.ok) throw new RefusedInTransaction(found);
      // Of two that type the code at the same moment, one finds it; of two codes, the second is for what was there before.
      const isFirst = await mailedCodeRepository(tx).end(email, 'store_account');
      if (!isFirst || fingerprint(caller, found.data) !== expected)
        throw new RefusedInTransaction(refused(422, wrongCode));
      await write(tx, caller, found.data);
      const { before, after } = changedAccount(found.data);
      await writeAudit(tx, {
        ...{ storeId: caller.store.id, at: now, actor: caller.actor, action: 'account.change' },
        ...{ subject: String(found.data.row?.id ?? ''), title: after ?? before ?? '' },
        before: before === null ? {} : { rekening: before },
        after: after === null ? {} : { rekening: after },
      });
      const to = await ownersToTell(tx, caller.store.id, now);
      const facts = { store: caller.store, by: caller.actor.name, at: now, before, after };
      await mails.write(tx, accountChangedMails(to, facts, config.publicUrl));
      return accepted(null);
    });

  return {
    list,

    /** Mails the caller a long code that is good for this change alone. @returns seconds until another may be requested */
    async sendCode(caller: Caller, email: string, change: AccountChange): Promise<Outcome<number>> {
      const found = await checked(db, caller, change);
      if (!found.ok) return found;
      const { isOver, msLeft } = await counters.count(codeHour, keyOf(caller));
      if (isOver) return refusedFor(msLeft, 429, tooManyCodes);
      const now = clock.now();
      await db.transaction(async (tx) => {
        const code = await mailedCodeRepository(tx).issue(email, 'store_account', {
          ...{ now, isLong: true, lifetimeMs: CODE_MS },
          forWhat: fingerprint(caller, found.data),
        });
        const facts = { store: caller.store, email, code, ...changedAccount(found.data) };
        const mail = accountCodeMail(facts, config.publicUrl);
        await mails.write(tx, [{ ...mail, expiresAt: new Date(now.getTime() + CODE_MS) }]);
      });
      mails.wake();
      return accepted(60);
    },

    /**
     * Makes a change by the code that was mailed for it, and tells every owner.
     * @returns the accounts as they are then
     * @throws BusyError when too many codes wait to be compared
     */
    async change(
      caller: Caller,
      email: string,
      { code, ...change }: AccountChange & { code: string },
    ): Promise<Outcome<StoreAccount[]>> {
      if (code.trim() === '') return invalid({ code: [messages.codeRequired] });
      const found = await checked(db, caller, change);
      if (!found.ok) return found;
      const { isOver, msLeft } = await counters.count(guessHour, keyOf(caller));
      if (isOver) return refusedFor(msLeft, 429, tooManyGuesses);
      const expected = fingerprint(caller, found.data);
      const isRight = await mailedCodeRepository(db).matches(email, 'store_account', code, {
        ...{ now: clock.now(), isShortAllowed: false, forWhat: expected },
      });
      if (!isRight) return invalid({ code: [wrongCode] });
      const done = await commit(caller, change, { email, expected });
      if (!done.ok) return done;
      storeEvents.storeChanged(caller.store.id);
      mails.wake();
      return accepted(await list(caller));
    },
  };
}
