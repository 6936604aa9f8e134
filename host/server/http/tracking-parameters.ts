/** Parameters of advertisers, messengers and mailers, different for each click. No page of a store reads them. */
const trackers = new Set([
  ...['_ga', '_gl', 'dclid', 'fbclid', 'gad_campaignid', 'gad_source', 'gbraid', 'gclid', 'gclsrc', 'igsh'],
  ...['igshid', 'li_fat_id', 'mc_cid', 'mc_eid', 'msclkid', 'srsltid', 'ttclid', 'twclid', 'wbraid', 'yclid'],
]);

const isTracker = (parameter: string) => {
  const [name = ''] = parameter.split('=', 1);
  return trackers.has(name) || name.startsWith('utm_');
};

/**
 * The address that a page depends on, so that a thousand clicks on one advertisement share a painted page.
 * @param address path and query, as asked for
 * @returns the same without the parameters that only count clicks
 */
export function withoutTracking(address: string): string {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const kept = address
    .slice(at + 1)
    .split('&')
    .filter((parameter) => !isTracker(parameter));
  return kept.length > 0 ? `${address.slice(0, at)}?${kept.join('&')}` : address.slice(0, at);
}
