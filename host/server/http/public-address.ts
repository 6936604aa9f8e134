import type { IncomingMessage } from 'node:http';

/** A proxy's header; of several values the last is from our own proxy. */
function forwarded(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value.at(-1) : value;
  return text?.includes(',') ? text.slice(text.lastIndexOf(',') + 1).trim() : text;
}

/** Origin that the shopper sees. */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const protocol = forwarded(headers['x-forwarded-proto']) || 'http';
  return `${protocol}://${forwarded(headers['x-forwarded-host']) || headers.host || 'localhost'}`;
}

/** The whole address of a page; with an invalid host header, one of this machine. */
export function publicUrl(origin: string, path: string): URL {
  // Joined as text: resolved as a reference, `//evil.test/x` would name another site's page.
  const address = `${origin}${path}`;
  return new URL(URL.canParse(address) ? address : `http://localhost${path}`);
}
