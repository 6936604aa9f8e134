import { sql, type SQL } from 'drizzle-orm';

const ofDatabase = new WeakMap<object, Map<string, unknown>>();

/**
 * A statement of a database by its name: its SQL is written once, and a server plans it once per connection. One name
 * stands for one text.
 * @param build ends with `.prepare(name)`
 */
export function prepared<D extends object, S>(db: D, name: string, build: (db: D, name: string) => S): S {
  const statements = ofDatabase.get(db) ?? new Map<string, unknown>();
  ofDatabase.set(db, statements);
  const known = statements.get(name);
  // Each name belongs to one statement, so the cached value has the type that its `build` returned.
  if (known) return known as S;
  const statement = build(db, name);
  statements.set(name, statement);
  return statement;
}

/**
 * Writes the constants of a prepared statement's fields into its text, so that it is planned with them once and they
 * are not sent each time. Only for fields whose text is always the same: they may hold nothing of a request but
 * placeholders.
 */
export function withConstants<Fields extends Record<string, SQL>>(fields: Fields): Fields {
  // Each wrapped in its own SQL: a select unwraps its direct fields and loses their `inlineParams`.
  const inlined = Object.entries(fields).map(([name, field]) => [name, sql`${field.inlineParams()}`]);
  return Object.fromEntries(inlined) as Fields;
}
