import pg from 'pg';
import { aShow, ticketBuyer } from '../testing/an-event.ts';
import { suiteApp } from '../testing/app.ts';
import { onEveryDatabase } from '../testing/database.ts';
import { aShop, placed } from '../testing/orders-over-http.ts';

/** Round trips are what an order costs most: raise these numbers only for what they buy. */
const LIMITS = { goods: 10, tickets: 13 };

/** Texts of the statements that work sends, without those of the sweep that sends mails beside it. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    const texts = query.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === 'string' ? asked : (asked as { text: string }).text,
    );
    return texts.filter((text) => !/^(select|update) .*"mails"/.test(text));
  } finally {
    query.mockRestore();
  }
}

onEveryDatabase('the statements of an order', (database) => {
  const suite = suiteApp(database);
  const orders = {
    goods: async () => {
      const shop = await aShop(database().db);
      return (key: string) => placed(suite.app, shop, {}, { 'idempotency-key': key });
    },
    tickets: async () => {
      const show = await aShow(database().db, suite.clock.now());
      return (key: string) => ticketBuyer(suite.app).placed(show, {}, { 'idempotency-key': key });
    },
  };

  it.each(['goods', 'tickets'] as const)('of %s are few', async (kind) => {
    // The embedded database has another driver, which sends the same ones.
    if (database().driver !== 'pg') return;
    const order = await orders[kind]();
    await order('the-key-of-a-buyer-1');
    const texts = await statementsOf(() => order('the-key-of-a-buyer-2'));
    expect(
      texts.filter((text) => /^with "written" as \(insert into "(event_)?orders"/.test(text)),
    ).toHaveLength(1);
    expect(texts.slice(LIMITS[kind])).toEqual([]);
  });
});
