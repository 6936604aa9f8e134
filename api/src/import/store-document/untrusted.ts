/** A field of untrusted JSON. */
export const fieldOf = (value: unknown, field: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, field)
    ? Reflect.get(value, field)
    : undefined;

export function textAt(value: unknown, field: string): string | undefined {
  const text = fieldOf(value, field);
  return typeof text === 'string' ? text : undefined;
}

/** The entries of a list of untrusted JSON; none when it is no list. */
export function entriesOf(value: unknown, list: string): readonly unknown[] {
  const entries = fieldOf(value, list);
  return Array.isArray(entries) ? entries : [];
}
