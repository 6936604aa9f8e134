/**
 * First path segments of the shop's own URLs. Reserved, because a store of such a name could not be reached, and a
 * shopper of such a name could impersonate the shop. The servers' tests check their routes against this list.
 */
export const reservedNames: readonly string[] = [
  '.well-known',
  'api',
  'assets',
  'favicon',
  'files',
  'healthz',
  'internal',
  'kelola',
  'media',
  'metrics',
  'onlinestore',
  'remotes',
  'robots',
  'sandbox',
  'sitemap',
  'static',
  'syarat-ketentuan',
  'telemetry',
];

/** Whether a name, with any extension (`robots.txt`) and in any case, is reserved. */
export function isReservedName(name: string): boolean {
  const plain = name.trim().toLowerCase();
  return reservedNames.some((own) => plain === own || plain.startsWith(`${own}.`));
}
