/** Schemes that run code instead of opening something. */
const runsCode = /^(javascript|data|vbscript):/i;
// eslint-disable-next-line no-control-regex -- browsers skip control characters inside an address
const skippedByBrowsers = /[\u0000-\u0020\u007F]/g;

/** An address of the payment provider, which may be an app's own scheme (`gojek://`); null when it is unusable. */
export function paymentAddress(url: string | null | undefined): string | null {
  const text = (url ?? '').replace(skippedByBrowsers, '');
  if (text === '' || runsCode.test(text)) return null;
  return text.startsWith('//') ? `https:${text}` : text;
}
