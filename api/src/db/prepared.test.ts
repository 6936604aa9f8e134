import { sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { prepared, withConstants } from './prepared.ts';

it('builds a statement once per database and name', () => {
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  let built = 0;
  const build = (db: { name: string }, name: string) => ({ text: `${db.name} ${name}`, nth: (built += 1) });

  expect(prepared(one, 'listing', build)).toEqual({ text: 'one listing', nth: 1 });
  expect(prepared(one, 'listing', build)).toEqual({ text: 'one listing', nth: 1 });
  expect(prepared(one, 'frame', build)).toEqual({ text: 'one frame', nth: 2 });
  expect(prepared(other, 'listing', build)).toEqual({ text: 'other listing', nth: 3 });
});

it('writes constants into the text of a statement, and leaves its placeholders', () => {
  const fields = { fits: sql`${sql.placeholder('given')} in (${5}, ${"a'b"})` };
  const { sql: text, params } = new QueryBuilder()
    .select(withConstants(fields))
    .from(sql`(select 1) one`)
    .toSQL();

  expect(text).toBe("select $1 in (5, 'a''b') from (select 1) one");
  expect(params).toEqual([sql.placeholder('given')]);
});
