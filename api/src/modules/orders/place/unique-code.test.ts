import { and, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { paymentGroups } from '@lapak/contracts/payment-kinds';
import { uniqueCodeDigits } from '@lapak/domain/money-unique';
import type { Queryable } from '../../../db/client.ts';
import type { PaymentAccountSnapshot } from '../../../db/schema/orders.ts';
import { orders } from '../../../db/schema/orders.ts';
import { aStore, anAccount } from '../../../testing/a-store.ts';
import { anEventOf } from '../../../testing/an-event.ts';
import { onEveryDatabase } from '../../../testing/database.ts';
import { anOpenEventOrder, anOpenOrder, takeCodes } from '../../../testing/open-orders.ts';
import { accountSnapshot } from './payment-account.ts';
import { payableByHand } from './transfer-accounts.ts';
import { uniqueCodeFor, type TransferCode } from './unique-code.ts';

const BASE = 50_000;

onEveryDatabase('unique codes', (database) => {
  const db = () => database().db;

  /** A store with two accounts, and orders of either kind that draw their codes as checkouts do. */
  async function till() {
    const store = await aStore(db());
    const event = await anEventOf(db(), store.id);
    const accounts = [
      accountSnapshot(await anAccount(db(), store.id)),
      accountSnapshot(await anAccount(db(), store.id, { nama: 'Mandiri' })),
    ];
    const draw = (account: PaymentAccountSnapshot | null, base = BASE, on: Queryable = db()) =>
      uniqueCodeFor(on, {
        storeId: store.id,
        base,
        account,
        payableByHand: () => payableByHand(db(), store.id, []),
      });
    async function order(kind: 'goods' | 'event', account: PaymentAccountSnapshot | null, base = BASE) {
      const drawn = await draw(account, base);
      if (!drawn) throw new Error('no code is left');
      const values = { storeId: store.id, base, kodeUnik: drawn.code, account: drawn.account };
      if (kind === 'goods') await anOpenOrder(db(), values);
      else await anOpenEventOrder(db(), { ...values, eventId: event.id });
      return drawn;
    }
    /** The amount and account of every open transfer. */
    async function open() {
      const isOpen = and(
        eq(orders.storeId, store.id),
        inArray(orders.status, ['UNPAID', 'CONFIRMED']),
        gt(orders.kodeUnik, 0),
      );
      return db()
        .select({ total: orders.total, account: orders.paymentAccountId })
        .from(orders)
        .where(isOpen);
    }
    return { store, event, accounts, draw, order, open };
  }

  const digits = (drawn: TransferCode | null) => drawn && uniqueCodeDigits(drawn.code);

  it('never give two open orders one amount on one account, whatever the mix', async () => {
    const choice = fc.record({
      kind: fc.constantFrom('goods' as const, 'event' as const),
      account: fc.constantFrom(0, 1, null),
      // Amounts near each other: codes of one reach into those of the next.
      base: fc.constantFrom(BASE, BASE + 3, BASE + 500),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(choice, { minLength: 1, maxLength: 30 }),
        fc.record({ account: fc.constantFrom(0, 1, null), to: fc.integer({ min: 1, max: 1_010 }) }),
        async (choices, filled) => {
          const { store, accounts, order, open } = await till();
          const accountAt = (at: number | null) => (at === null ? null : (accounts[at] ?? null));
          const takenBy = accountAt(filled.account)?.id ?? null;
          await takeCodes(db(), { storeId: store.id, base: BASE, accountId: takenBy, to: filled.to });
          for (const { kind, account, base } of choices) await order(kind, accountAt(account), base);
          const transfers = await open();
          for (const { id } of accounts) {
            const asked = transfers.filter(({ account }) => account === id || account === null);
            expect(new Set(asked.map(({ total }) => total)).size).toBe(asked.length);
          }
        },
      ),
      { numRuns: 15 },
    );
  });

  it('have three digits while there are any, and then four of the lowest thousand', async () => {
    const { store, accounts, draw } = await till();
    const [account] = accounts;
    if (!account) throw new Error('no account');
    await takeCodes(db(), { storeId: store.id, base: BASE, accountId: account.id, to: 998 });
    expect(await draw(account)).toMatchObject({ code: 999, account });
    await takeCodes(db(), { storeId: store.id, base: BASE, accountId: account.id, from: 999, to: 1_998 });
    expect(await draw(account)).toMatchObject({ code: 1_999, account });
    await takeCodes(db(), { storeId: store.id, base: BASE, accountId: account.id, from: 1_999, to: 9_999 });
    expect(await draw(account)).toBeNull();
  });

  it('are found by the index of open amounts, also by the plan for any values, not among all orders of the store', async () => {
    const { store, accounts, draw } = await till();
    const account = accounts[0] ?? null;
    await takeCodes(db(), { storeId: store.id, base: BASE, accountId: account?.id ?? null, to: 900 });
    await db().execute(sql`analyze orders`);
    const plan = await db().transaction(async (tx) => {
      // The embedded database prepares what it is sent again.
      for (let times = 0; times < 2; times += 1) await draw(account, BASE, tx);
      await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
      const rowsOf = async <Row>(query: SQL) => ((await tx.execute(query)) as { rows: Row[] }).rows;
      const [prepared] = await rowsOf<{ name: string; count: number }>(
        sql`select name, cardinality(parameter_types) as count from pg_prepared_statements
          where statement like '%tried.total%' order by prepare_time desc limit 1`,
      );
      const values = Array.from({ length: prepared?.count ?? 0 }, () => 'null').join();
      const explain = sql.raw(`explain execute "${prepared?.name}" (${values})`);
      return (await rowsOf<Record<string, string>>(explain)).map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('using orders_open_amount on orders');
    expect(plan).not.toContain('using orders_store_id_id_pk');
    expect(plan).not.toContain('Scan on orders');
  });

  it('spread over the accounts before they get a fourth digit, when none was chosen', async () => {
    const { store, accounts, draw } = await till();
    const [first, second] = accounts;
    await takeCodes(db(), { storeId: store.id, base: BASE, accountId: first?.id ?? null, to: 999 });
    const drawn = await draw(null);
    expect(digits(drawn)).toBe(3);
    expect(drawn?.account).toEqual(second);
    await takeCodes(db(), { storeId: store.id, base: BASE, accountId: second?.id ?? null, to: 999 });
    expect(await draw(null)).toMatchObject({ account: null });
    expect(digits(await draw(null))).toBe(4);
  });

  it('are never spread to an account with a fee, to cash or to a provider', async () => {
    const { store, accounts, draw } = await till();
    for (const { id } of accounts)
      await takeCodes(db(), { storeId: store.id, base: BASE, accountId: id, to: 999 });
    await anAccount(db(), store.id, { adminFee: 1_000 });
    await anAccount(db(), store.id, { group: 'cash' });
    await anAccount(db(), store.id, { group: 'qris', typeOfPayment: 'otomatis' });
    await anAccount(db(), store.id, { isActive: 0 });
    expect(await draw(null)).toMatchObject({ account: null });
  });

  it('never are of cash, chosen or all that is left, and always of a transfer', async () => {
    const offer = fc.record({
      group: fc.constantFrom(...paymentGroups),
      typeOfPayment: fc.constantFrom('manual' as const, 'otomatis' as const),
      isActive: fc.constantFrom(0, 1),
      nomorRekening: fc.constantFrom('1234567890', '-', ''),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(offer, { maxLength: 4 }), fc.nat({ max: 4 }), async (offers, place) => {
        const store = await aStore(db());
        const rows = [];
        for (const own of offers) rows.push(await anAccount(db(), store.id, own));
        const chosen = rows[place];
        const drawn = await uniqueCodeFor(db(), {
          storeId: store.id,
          base: BASE,
          account: chosen ? accountSnapshot(chosen) : null,
          payableByHand: () => payableByHand(db(), store.id, []),
        });
        const isTransferred = ({ group, typeOfPayment }: (typeof offers)[number]) =>
          group !== 'cash' && typeOfPayment === 'manual';
        const isListed = (own: (typeof offers)[number]) => own.isActive === 1 && /\d/.test(own.nomorRekening);
        const own = offers[place];
        const hasCode = own
          ? isTransferred(own)
          : offers.some((each) => isTransferred(each) && isListed(each));
        expect((drawn?.code ?? 0) > 0).toBe(hasCode);
        if (!hasCode) expect(drawn?.account?.id).toBe(chosen?.id);
      }),
      { numRuns: 40 },
    );
  });

  it('of an order without an account count for every account, of goods and of tickets alike', async () => {
    const { accounts, store, event, draw } = await till();
    await takeCodes(db(), { storeId: store.id, base: BASE, accountId: null, to: 998 });
    await anOpenEventOrder(db(), {
      storeId: store.id,
      eventId: event.id,
      base: BASE,
      kodeUnik: 999,
      account: null,
    });
    for (const account of accounts) expect(digits(await draw(account))).toBe(4);
  });
});
