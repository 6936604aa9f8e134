import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import type { AccountChange, DestinationAccount, StoreAccount } from '@lapak/contracts/api/seller-store';
import { limits } from '@lapak/contracts/limits';
import type { Queryable, Transaction } from '../../db/client.ts';
import { paymentAccounts } from '../../db/schema/stores.ts';
import { accountProblems, changeAccounts, type DocumentAccount } from '../../import/change-accounts.ts';
import { accepted, invalid, refused, type Outcome } from '../../lib/refusal.ts';
import type { ChangedThing } from './account-letters.ts';
import { createCodedChange, type Caller, type CodedChangeDeps } from './coded-change.ts';
import { cleanAccount, destinationProblems, maskedAccount } from './destination-account.ts';
import { byField } from './open-store.ts';

const gone = 'Rekening ini sudah tidak ada. Muat ulang halamannya';
const nothingToDo = 'Tidak ada yang diubah';
const notHere = 'Cara bayar ini tidak bisa diubah di sini, hanya dihapus';
const enough = `Paling banyak ${limits.accounts} rekening`;
const ownersOnly = 'Hanya pemilik toko yang dapat mengubah rekening';

type AccountRow = typeof paymentAccounts.$inferSelect;
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
const changedAccount = ({ row, account }: CheckedChange): ChangedThing => ({
  before: row && maskedRow(row),
  after: account && maskedAccount(account),
});

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
export function createDestinationAccounts(deps: CodedChangeDeps) {
  const { db, clock } = deps;

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
    if (!row && rows.length >= limits.accounts) return refused(409, enough);
    const account = cleanAccount(typed);
    const problems = {
      ...byField(accountProblems(documentAccount('rekening', account))),
      ...destinationProblems(account),
    };
    if (Object.keys(problems).length > 0) return invalid(problems);
    const isSame = row && isDeepStrictEqual({ ...accountView(row), ...account }, accountView(row));
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

  const coded = createCodedChange<AccountChange, CheckedChange>(deps, {
    what: 'rekening',
    ownersOnly,
    checked,
    facts: ({ row, account }) => [row && accountView(row), account],
    words: changedAccount,
    entry(change) {
      const { before, after } = changedAccount(change);
      return {
        ...{ action: 'account.change', subject: String(change.row?.id ?? ''), title: after ?? before ?? '' },
        before: before === null ? {} : { rekening: before },
        after: after === null ? {} : { rekening: after },
      };
    },
    write,
  });

  return {
    list,
    sendCode: coded.sendCode,

    /** Makes a change by the code that was mailed for it. @returns the accounts as they are then */
    async change(
      caller: Caller,
      email: string,
      { code, ...change }: AccountChange & { code: string },
    ): Promise<Outcome<StoreAccount[]>> {
      const done = await coded.change(caller, email, { code, change });
      return done.ok ? accepted(await list(caller)) : done;
    },
  };
}
