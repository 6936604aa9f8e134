/** Browsers ignore these inside a URL, so `java\nscript:` would run: they are removed before any check. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what is meant
const ignoredByBrowsers = /[\u0000-\u0020\u007F-\u00A0\u200B-\u200F\u2028-\u202F\uFEFF]/g;

/**
 * URL of a contact that a seller typed (spec 1 §5): mailto is kept, an e-mail address gets mailto, anything without
 * http, https or ftp gets http:// and so can never be a script. Empty for an empty text.
 */
export function socialLink(value: string | null | undefined): string {
  const text = (value ?? '').replace(ignoredByBrowsers, '');
  if (text === '' || /^mailto:/i.test(text)) return text;
  if (/^[^@:/\\?#]+@[^@:/\\?#]+\.[^@:/\\?#]+$/.test(text)) return `mailto:${text}`;
  if (/^(https?|ftp):\/\//i.test(text)) return text;
  return `http://${text.replace(/^[/\\]+/, '')}`;
}

/** "//host/file" -> "https://host/file" (spec 3 §2, Link Produk); other addresses as `socialLink` makes them. */
export function fixProtocolRelative(url: string | null | undefined): string {
  const text = (url ?? '').replace(ignoredByBrowsers, '');
  if (/^[/\\]{2}/.test(text)) return `https://${text.replace(/^[/\\]+/, '')}`;
  return text.startsWith('/') ? text : socialLink(text);
}

/** Schemes that run code instead of opening something. */
const runsCode = /^(javascript|data|vbscript):/i;

/** A URL of the payment provider, possibly with an app's scheme (`gojek://`); null when it is unusable. */
export function paymentAddress(url: string | null | undefined): string | null {
  const text = (url ?? '').replace(ignoredByBrowsers, '');
  if (text === '' || runsCode.test(text)) return null;
  return text.startsWith('//') ? `https:${text}` : text;
}
