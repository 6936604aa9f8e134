import { sql } from 'drizzle-orm';
import { onEveryDatabase } from '../database.ts';
import { spreadTables } from './spread-tables.ts';

const STATEMENT = /\b(?:insert into|update|delete from|from|join)\s+(\w+)/gi;
/** A store that is a value: a variable of the function, or of the row that it is called for. */
const IS_OF_A_STORE = /\bstore_id = (?:store|stores\[at\])|values \((?:stores\[at\]|new\.id),/i;
/** What the statement changed that has set off the trigger. */
const OF_THE_CAUSE = /\b(?:from|join)\s+(?:come|gone)\b/i;

onEveryDatabase('what triggers send', (database) => {
  it('is bound to one store, so that a database over many machines keeps it on one', async () => {
    const found = await database().db.execute(sql`select distinct proname as name, prosrc as source
      from pg_trigger join pg_proc on pg_proc.oid = tgfoid where not tgisinternal`);
    const functions = (found as unknown as { rows: { name: string; source: string }[] }).rows;
    const statements = functions.flatMap(({ name, source }) =>
      source
        .replace(/--.*$/gm, '')
        .split(/;|\bLOOP\b/)
        .map((text) => ({ name, text, tables: [...text.matchAll(STATEMENT)].map(([, table = '']) => table) }))
        .filter(({ tables }) => tables.some((table) => spreadTables.has(table))),
    );
    expect(new Set(statements.map(({ name }) => name)).size).toBe(3);
    for (const { text } of statements) {
      expect(text).toMatch(IS_OF_A_STORE);
      expect(text).not.toMatch(OF_THE_CAUSE);
    }
  });
});
