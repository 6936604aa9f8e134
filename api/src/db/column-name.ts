import type { Column } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';

/** A column's name in the database. */
export const columnName = (column: Column): string =>
  column.keyAsName ? toSnakeCase(column.name) : column.name;
