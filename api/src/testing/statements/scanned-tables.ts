import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { spreadTables } from './spread-tables.ts';

interface Plan {
  'Node Type': string;
  /** The table, or its part. */
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** What a plan reads; a table that it writes to is scanned below that. */
function relations({ 'Node Type': kind, 'Relation Name': name, Plans = [] }: Plan): string[] {
  const own = name === undefined || kind === 'ModifyTable' ? [] : [name];
  return [...own, ...Plans.flatMap(relations)];
}

interface Rows<Row> {
  rows: Row[];
}

/** A number where it may be that of a store; a value of another type leaves no part out. */
const given = (type: string) => (type === 'bigint' ? '1' : 'null');

/**
 * Tables of which PostgreSQL scans several parts, whatever the parameters: it leaves out those of other stores when a
 * statement names its store.
 * @param tx on tables in parts by store, with `plan_cache_mode = force_generic_plan`
 */
export async function tablesOfSeveralParts(tx: Transaction, statement: string): Promise<string[]> {
  await tx.execute(sql.raw(`prepare asked as ${statement}`));
  const described = await tx.execute(
    sql`select parameter_types::text[] as types from pg_prepared_statements where name = 'asked'`,
  );
  const types = (described as unknown as Rows<{ types: string[] }>).rows.flatMap((row) => row.types);
  const parameters = types.length > 0 ? `(${types.map(given).join()})` : '';
  const explained = await tx.execute(sql.raw(`explain (format json, costs off) execute asked${parameters}`));
  await tx.execute(sql`deallocate asked`);
  const plans = (explained as unknown as Rows<{ 'QUERY PLAN': { Plan: Plan }[] }>).rows;
  const parts = new Set(
    plans.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => relations(plan))),
  );
  const tables = [...parts].map((name) => name.replace(/_\d+$/, '')).filter((name) => spreadTables.has(name));
  return [...new Set(tables.filter((name, at) => tables.indexOf(name) < at))].sort();
}
