import type { IncomingMessage } from 'node:http';

/** What a proxy in front says, or several in a row, of whom the last is ours. */
function told(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value.at(-1) : value;
  return text?.includes(',') ? text.slice(text.lastIndexOf(',') + 1).trim() : text;
}

/** Origin that the shopper sees. */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const protocol = told(headers['x-forwarded-proto']) || 'http';
  return `${protocol}://${told(headers['x-forwarded-host']) || headers.host || 'localhost'}`;
}

/** The whole address of a page. What is no address, by the header of a stranger, is one of this machine. */
export function publicUrl(origin: string, path: string): URL {
  // Joined as text: resolved as a reference, `//evil.test/x` would name another site's page.
  const address = `${origin}${path}`;
  return new URL(URL.canParse(address) ? address : `http://localhost${path}`);
}
