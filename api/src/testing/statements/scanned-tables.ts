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

const parameters = (statement: string) =>
  Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));

/**
 * Tables of which PostgreSQL scans several parts, whatever the parameters: it leaves out the parts of other stores when a
 * statement names its store. Without a value for the store (all parameters are null) no part is left.
 * @param tx on tables in parts by store, with `plan_cache_mode = force_generic_plan`
 */
export async function tablesOfSeveralParts(tx: Transaction, statement: string): Promise<string[]> {
  await tx.execute(sql.raw(`prepare asked as ${statement}`));
  const nulls = Array.from({ length: parameters(statement) }, () => 'null').join();
  const explained = await tx.execute(
    sql.raw(`explain (format json, costs off) execute asked${nulls && `(${nulls})`}`),
  );
  await tx.execute(sql`deallocate asked`);
  const [row] = (explained as unknown as { rows: { 'QUERY PLAN': { Plan: Plan }[] }[] }).rows;
  const parts = [...new Set(row?.['QUERY PLAN'].flatMap(({ Plan: plan }) => relations(plan)))];
  const tables = parts.map((name) => name.replace(/_\d+$/, '')).filter((name) => spreadTables.has(name));
  return [...new Set(tables.filter((name, at) => tables.indexOf(name) < at))].sort();
}
