/**
 * First parts of the shop's own addresses: no store and no shopper may be called so, for a store of that name could
 * never be reached, and a person of that name could pass for the shop. The servers' tests hold their routes against it.
 */
const reserved: readonly string[] = [
  '.well-known',
  'api',
  'assets',
  'favicon',
  'files',
  'healthz',
  'internal',
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

/** Whether a name, with any ending (`robots.txt`) and in any case, is one of the shop's own. */
export function isReservedName(name: string): boolean {
  const plain = name.trim().toLowerCase();
  return reserved.some((own) => plain === own || plain.startsWith(`${own}.`));
}
