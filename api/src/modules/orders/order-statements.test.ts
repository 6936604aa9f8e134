import pg from 'pg';
import { aShow, ticketBuyer } from '../../testing/an-event.ts';
import { suiteApp } from '../../testing/test-app.ts';
import { onEveryDatabase } from '../../testing/database.ts';
import { aShop, placed } from '../../testing/orders-over-http.ts';

/**
 * Raise these numbers only for what they buy. `waits`: what is sent at once is awaited once; round trips are what an order costs most.
 * The tickets' order chooses no payment method, so it reads which ones there are: with cash alone it has no unique code.
 */
const LIMITS = { goods: { statements: 10, waits: 9 }, tickets: { statements: 14, waits: 11 } };

const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : (asked as { text: string }).text;

/** Statements of the sweep that sends mails, which runs beside the calls. */
const isOfMails = (text: string) => /^(select|update) .*"mails"/.test(text);

/** Texts of the statements that work sends, and how often it waits for some. */
async function statementsOf(work: () => Promise<unknown>): Promise<{ texts: string[]; waits: number }> {
  const send = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  const texts: string[] = [];
  let waits = 0;
  let open = 0;
  const query = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const text = textOf(asked[0]);
    if (isOfMails(text)) return send.apply(this, asked);
    texts.push(text);
    if (open === 0) waits += 1;
    open += 1;
    const answered = () => void (open -= 1);
    const callback = asked.at(-1);
    // The pool gives a callback.
    if (typeof callback !== 'function') {
      const answer = send.apply(this, asked) as Promise<unknown>;
      answer.then(answered, answered);
      return answer;
    }
    const withCount = (...given: unknown[]): void => {
      answered();
      Reflect.apply(callback, undefined, given);
    };
    return send.apply(this, [...asked.slice(0, -1), withCount]);
  });
  try {
    await work();
    return { texts, waits };
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
      return (key: string) => ticketBuyer(suite).placed(show, {}, { 'idempotency-key': key });
    },
  };

  it.each(['goods', 'tickets'] as const)('of %s are few, and so are the waits for them', async (kind) => {
    // The embedded database has another driver, which sends the same ones.
    if (database().driver !== 'pg') return;
    const order = await orders[kind]();
    await order('the-key-of-a-buyer-1');
    const { texts, waits } = await statementsOf(() => order('the-key-of-a-buyer-2'));
    expect(texts.filter((text) => /^with "written" as \(insert into "orders"/.test(text))).toHaveLength(1);
    expect(texts.slice(LIMITS[kind].statements)).toEqual([]);
    expect(waits).toBeLessThanOrEqual(LIMITS[kind].waits);
  });
});
