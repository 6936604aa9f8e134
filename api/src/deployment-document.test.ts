import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './db/schema.ts';
import type { MailKind } from './db/schema/mails.ts';
import { referenceTables, spreadTables } from './testing/statements/spread-tables.ts';

const text = readFileSync(join(__dirname, '../../docs/deployment.md'), 'utf8');

/** The tables that a statement of the document names, in its order. */
function tablesOf(statement: string): string[] {
  const lines = text.split(';').filter((part) => part.includes(`${statement}(`));
  const names = lines.flatMap((part) => [...part.slice(part.indexOf(statement)).matchAll(/'([a-z_]+)'/g)]);
  return names.map(([, name = '']) => name).filter((name) => name !== 'store_id');
}

const copied = tablesOf('create_reference_table');
const spread = [...new Set(tablesOf('create_distributed_table'))];

it('makes every table one of a distributed database', () => {
  expect(copied.toSorted()).toEqual([...referenceTables].sort());
  expect(spread.toSorted()).toEqual([...spreadTables].sort());
});

it('names a table after those that it refers to', () => {
  const order = [...copied, ...spread];
  const tables = Object.values<unknown>(schema).filter((value): value is PgTable => is(value, PgTable));
  const early = tables.flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => [getTableName(table), getTableName(key.reference().foreignTable)] as const)
      .filter(([own, other]) => order.indexOf(own) < order.indexOf(other)),
  );
  expect(early).toEqual([]);
});

const kinds: Record<MailKind, true> = {
  'order-placed': true,
  'order-paid': true,
  'order-rejected': true,
  'order-packed': true,
  'order-shipped': true,
  'download-ready': true,
  'review-invited': true,
  'seller-order': true,
  'seller-proof': true,
  'seller-money': true,
  verification: true,
  forgot_password: true,
  seller_registration: true,
  store_account: true,
  'store-account-changed': true,
  'store-opened': true,
  'store-invitation': true,
};

it('lists every kind of mail', () => {
  const [, table = ''] = /\| Mail [^\n]*\n\|[-| ]+\n((?:\|[^\n]*\n)+)/.exec(text) ?? [];
  const listed = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([\w-]+)`/g)]);
  expect(listed.map(([, kind]) => kind).sort()).toEqual(Object.keys(kinds).sort());
});
