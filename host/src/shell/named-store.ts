const FIRST_SEGMENT = /^\/([a-z0-9_-]+)(\/|$)/;

/** The store that an address names, whether it exists or not, also when no page is there; null when it names none. */
export function namedStore(pathname: string): string | null {
  const username = FIRST_SEGMENT.exec(pathname)?.[1] ?? null;
  return username === 'onlinestore' ? null : username;
}
