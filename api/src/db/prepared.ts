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
  // Names belong to one statement each, so what is kept under one is what its `build` gave.
  if (known) return known as S;
  const statement = build(db, name);
  statements.set(name, statement);
  return statement;
}
