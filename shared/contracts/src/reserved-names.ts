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
  'privasi',
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

/** What only the platform may call itself. */
const official = [
  ...[
    'admin',
    'administrator',
    'bantuan',
    'cs',
    'customerservice',
    'help',
    'info',
    'keamanan',
    'kelola',
    'layanan',
    'moderator',
  ],
  ...[
    'official',
    'operator',
    'pengelola',
    'pusat',
    'resmi',
    'security',
    'sistem',
    'staff',
    'support',
    'system',
    'tim',
  ],
];
const alike: Readonly<Record<string, string>> = { 0: 'o', 1: 'l', i: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't' };
/** As a reader takes a name in a hurry: without signs between its letters, and those that look alike as one. */
const glanced = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[01i3457]/g, (sign) => alike[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, '');
const officialNames = new Set(
  ['lapak', ...official.flatMap((word) => [word, `lapak${word}`, `${word}lapak`])].map(glanced),
);

/** Whether a store of this name or username would pass for the platform itself. */
export const isLikePlatform = (name: string): boolean => officialNames.has(glanced(name));
