import { isEmail } from '@lapak/domain/email';
import { localMobile } from '@lapak/domain/phone';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { StoreSettings } from '@lapak/contracts/store-document/store';

interface Network {
  label: string;
  /** The address of an account, before its name. */
  profile: string;
  /** Hosts of profiles; the first one stands for all of them in a normalised address. */
  hosts: readonly string[];
  /** Hosts of short addresses, which are kept as they are. */
  short: readonly string[];
  /** Parts of the query that name the account or page; everything else only tracks visitors. */
  query: readonly string[];
}

const networks = {
  facebook: {
    label: 'Facebook',
    profile: 'https://www.facebook.com/',
    hosts: ['www.facebook.com', 'facebook.com', 'fb.com'],
    short: ['fb.me'],
    query: ['id'],
  },
  instagram: {
    label: 'Instagram',
    profile: 'https://www.instagram.com/',
    hosts: ['www.instagram.com', 'instagram.com', 'instagr.am'],
    short: [],
    query: [],
  },
  youtube: {
    label: 'YouTube',
    profile: 'https://www.youtube.com/@',
    hosts: ['www.youtube.com', 'youtube.com'],
    short: ['youtu.be'],
    query: ['v', 'list'],
  },
  tokopedia: {
    label: 'Tokopedia',
    profile: 'https://www.tokopedia.com/',
    hosts: ['www.tokopedia.com', 'tokopedia.com'],
    short: ['tokopedia.link'],
    query: [],
  },
  shopee: {
    label: 'Shopee',
    profile: 'https://shopee.co.id/',
    hosts: ['shopee.co.id', 'www.shopee.co.id'],
    short: ['shp.ee', 'id.shp.ee'],
    query: [],
  },
} satisfies Partial<Record<keyof StoreSettings, Network>>;

type NetworkField = keyof typeof networks;
const networkFields: readonly NetworkField[] = ['facebook', 'instagram', 'youtube', 'tokopedia', 'shopee'];

/** A name that may stand for an account: "@name" always, "name" unless it looks like the host of an address. */
const ACCOUNT = /^@?([\p{L}\d][\p{L}\d._-]*)$/u;
const HOST = /\.(com|id|net|org|me|ee|be|am|link|shop|store)$/i;

function addressOf(text: string): URL | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * The address of a seller's account as a link has it: "@name", "instagram.com/name" and
 * "http://m.instagram.com/name/?x=y" are https://www.instagram.com/name.
 * @returns null for a text that is neither a name nor an address there
 */
function profileAddress(text: string, { profile, hosts, short, query }: Network): string | null {
  const [, account] = ACCOUNT.exec(text) ?? [];
  if (account && (text.startsWith('@') || !HOST.test(account))) return profile + encodeURIComponent(account); // as an address that is read again has it
  const url = addressOf(text);
  if (!url || url.username !== '' || url.pathname === '/') return null;
  const host = url.hostname.replace(/^(m|web)\./, '');
  if (!hosts.includes(host) && !short.includes(host)) return null;
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => query.includes(name))).toString();
  const rest = `${url.pathname.replace(/\/+$/, '')}${kept === '' ? '' : `?${kept}`}`;
  return `https://${short.includes(host) ? host : hosts[0]}${rest}`;
}

interface Contact {
  field: NetworkField | 'wa' | 'email';
  /** The form that the pages use; null for a text that is none. */
  read: (text: string) => string | null;
  hint: string;
}

const emailAddress = (text: string) => {
  const address = text.replace(/^mailto:/i, '').trim();
  return isEmail(address) ? address : null;
};

const contacts: readonly Contact[] = [
  {
    field: 'wa',
    read: localMobile,
    hint: 'bukan nomor WhatsApp Indonesia (08…, 62… atau +62…), jadi tombol chat tidak berfungsi',
  },
  { field: 'email', read: emailAddress, hint: 'bukan alamat email' },
  ...networkFields.map((field) => ({
    field,
    read: (text: string) => profileAddress(text, networks[field]),
    hint: `bukan nama akun atau alamat ${networks[field].label}`,
  })),
];

/**
 * The contacts of a store as the pages use them, however the seller writes them: the chat's number begins with 08 (spec 1
 * §5), accounts are https addresses. A text that cannot be read is kept, with a warning.
 */
export function readContacts(store: StoreSettings): { store: StoreSettings; warnings: Problem[] } {
  const warnings: Problem[] = [];
  const values: Partial<Record<Contact['field'], string>> = {};
  for (const { field, read, hint } of contacts) {
    const text = store[field]?.trim();
    if (!text) continue;
    const value = read(text);
    if (value === null) warnings.push({ path: `/store/${field}`, message: `"${text}" ${hint}` });
    else values[field] = value;
  }
  return { store: { ...store, ...values }, warnings };
}
