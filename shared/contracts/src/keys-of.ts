/** The keys of a table in order, typed. A table is a literal, so it has no other keys. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as Key[];

/** A table with the same keys as another one. */
export const byKey = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
