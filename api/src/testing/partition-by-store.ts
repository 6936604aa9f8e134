import { Client } from 'pg';
import { spreadTables } from './statements/spread-tables.ts';

const PARTS = 4;
/** Where Citus begins to count the parts of tables. */
const FIRST_PART = 102_008;

interface Named {
  table: string;
  name: string;
  definition: string;
}

const quoted = (name: string) => `"${name}"`;

/** Every name that a part has of its own, as Citus gives it: that of the whole and a number. */
const partName = (name: string, part: number) => quoted(`${name.slice(0, 56)}_${FIRST_PART + part}`);

/**
 * Cuts a migrated database's tables with a store's number into PostgreSQL's own hash partitions by it. Everything stands as
 * before but the names of the parts' indexes: keys, unique rules, foreign keys, checks and triggers. A rule without the
 * store's number is refused by PostgreSQL, as it is by a database spread over machines.
 */
export async function partitionByStore(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const run = (statement: string) => client.query(statement);
  const named = async (query: string): Promise<Named[]> => {
    const { rows } = await client.query<Named>(query);
    return rows.filter(({ table }) => spreadTables.has(table));
  };
  const constraints = (kinds: string) =>
    named(`select conrelid::regclass::text "table", conname "name", pg_get_constraintdef(oid) definition
      from pg_constraint where connamespace = 'public'::regnamespace and contype in (${kinds})`);
  try {
    const foreignKeys = await constraints(`'f'`);
    const keys = await constraints(`'p'`);
    const indexes =
      await named(`select tablename "table", indexname "name", indexdef definition from pg_indexes
      where schemaname = 'public' and indexname not in (select conname from pg_constraint where contype = 'p')`);
    const triggers =
      await named(`select tgrelid::regclass::text "table", tgname "name", pg_get_triggerdef(oid) definition
      from pg_trigger where not tgisinternal`);
    await run('begin');
    for (const { table, name } of foreignKeys)
      await run(`alter table ${table} drop constraint ${quoted(name)}`);
    for (const table of spreadTables) await spread(table);
    for (const { table, name, definition } of foreignKeys)
      await run(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const { definition } of triggers) await run(definition);
    await run('commit');

    async function spread(table: string): Promise<void> {
      await run(`alter table ${table} rename to whole`);
      // Identities come below: of a table that is copied they would begin again.
      await run(`create table ${table} (like whole including defaults including constraints including identity including generated)
        partition by hash (store_id)`);
      const { rows } = await client.query('select 1 from whole limit 1');
      if (rows.length > 0) throw new Error(`${table} has rows, and only empty tables are cut into parts`);
      await run('drop table whole');
      const ownKeys = keys.filter((each) => each.table === table);
      const ownIndexes = indexes.filter((each) => each.table === table);
      for (const { name, definition } of ownKeys)
        await run(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
      for (let part = 0; part < PARTS; part += 1) {
        const own = partName(table, part);
        // With its own indexes beforehand, which become parts of the whole table's: else PostgreSQL names them anew.
        await run(
          `create table ${own} (like ${table} including defaults including constraints including generated)`,
        );
        for (const { name, definition } of ownKeys)
          await run(`alter table ${own} add constraint ${partName(name, part)} ${definition}`);
        for (const { name, definition } of ownIndexes)
          await run(
            definition
              .replace(` INDEX ${name} ON `, ` INDEX ${partName(name, part)} ON `)
              .replace(` ON public.${table} `, ` ON public.${own} `),
          );
        await run(
          `alter table ${table} attach partition ${own} for values with (modulus ${PARTS}, remainder ${part})`,
        );
      }
      for (const { definition } of ownIndexes) await run(definition);
    }
  } finally {
    await client.end();
  }
}
