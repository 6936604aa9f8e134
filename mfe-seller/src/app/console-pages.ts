import type { MemberRole } from '@lapak/contracts/api/seller';
import { matchRoutes } from '@lapak/runtime';
import { pageSlot, type PageSlot } from './page-slot.ts';

interface ConsolePage {
  pattern: string;
  slot: PageSlot;
  /** Who may open it: anybody, an account with a session, or members of the store in the address. */
  access: 'anyone' | 'account' | readonly MemberRole[];
  /** In the menu. */
  label?: string;
}

const ofStaff = ['owner', 'staff'] as const;
const ofAll = ['owner', 'staff', 'gate'] as const;
const ofOwners = ['owner'] as const;

/** The console's own table. */
export const consolePages = {
  stores: {
    pattern: '/kelola',
    slot: pageSlot(() => import('../pages/stores/stores-page.tsx')),
    access: 'account',
  },
  login: {
    pattern: '/kelola/masuk',
    slot: pageSlot(() => import('../pages/login/login-page.tsx')),
    access: 'anyone',
  },
  register: {
    pattern: '/kelola/daftar',
    slot: pageSlot(() => import('../pages/register/register-page.tsx')),
    access: 'anyone',
  },
  forgotPassword: {
    pattern: '/kelola/lupa-password',
    slot: pageSlot(() => import('../pages/forgot-password/forgot-password-page.tsx')),
    access: 'anyone',
  },
  invitation: {
    pattern: '/kelola/undangan/:token',
    slot: pageSlot(() => import('../pages/invitation/invitation-page.tsx')),
    access: 'anyone',
  },
  summary: {
    pattern: '/kelola/toko/:toko',
    slot: pageSlot(() => import('../pages/summary/summary-page.tsx')),
    access: ofStaff,
    label: 'Ringkasan',
  },
  orders: {
    pattern: '/kelola/toko/:toko/pesanan',
    slot: pageSlot(() => import('../pages/orders/orders-page.tsx')),
    access: ofStaff,
    label: 'Pesanan',
  },
  order: {
    pattern: '/kelola/toko/:toko/pesanan/:id',
    slot: pageSlot(() => import('../pages/order/order-page.tsx')),
    access: ofStaff,
  },
  products: {
    pattern: '/kelola/toko/:toko/produk',
    slot: pageSlot(() => import('../pages/products/products-page.tsx')),
    access: ofStaff,
    label: 'Produk',
  },
  newProduct: {
    pattern: '/kelola/toko/:toko/produk/baru',
    slot: pageSlot(() => import('../pages/new-product/new-product-page.tsx')),
    access: ofStaff,
  },
  product: {
    pattern: '/kelola/toko/:toko/produk/:id',
    slot: pageSlot(() => import('../pages/product/product-page.tsx')),
    access: ofStaff,
  },
  productSheet: {
    pattern: '/kelola/toko/:toko/produk/lembar',
    slot: pageSlot(() => import('../pages/product-sheet/product-sheet-page.tsx')),
    access: ofStaff,
  },
  events: {
    pattern: '/kelola/toko/:toko/event',
    slot: pageSlot(() => import('../pages/events/events-page.tsx')),
    access: ofStaff,
    label: 'Acara',
  },
  newEvent: {
    pattern: '/kelola/toko/:toko/event/baru',
    slot: pageSlot(() => import('../pages/new-event/new-event-page.tsx')),
    access: ofStaff,
  },
  event: {
    pattern: '/kelola/toko/:toko/event/:id',
    slot: pageSlot(() => import('../pages/event/event-page.tsx')),
    access: ofStaff,
  },
  attendees: {
    pattern: '/kelola/toko/:toko/event/:id/peserta',
    slot: pageSlot(() => import('../pages/attendees/attendees-page.tsx')),
    access: ofStaff,
  },
  receiptNumbers: {
    pattern: '/kelola/toko/:toko/resi',
    slot: pageSlot(() => import('../pages/receipt-numbers/receipt-numbers-page.tsx')),
    access: ofStaff,
    label: 'Isi resi',
  },
  print: {
    pattern: '/kelola/toko/:toko/cetak',
    slot: pageSlot(() => import('../pages/print/print-page.tsx')),
    access: ofStaff,
  },
  gate: {
    pattern: '/kelola/toko/:toko/pintu',
    slot: pageSlot(() => import('../pages/gate/gate-page.tsx')),
    access: ofAll,
    label: 'Pintu masuk',
  },
  gateEvent: {
    pattern: '/kelola/toko/:toko/pintu/:id',
    slot: pageSlot(() => import('../pages/gate-event/gate-event-page.tsx')),
    access: ofAll,
  },
  chatTexts: {
    pattern: '/kelola/toko/:toko/teks-chat',
    slot: pageSlot(() => import('../pages/chat-texts/chat-texts-page.tsx')),
    access: ofStaff,
    label: 'Teks chat',
  },
  members: {
    pattern: '/kelola/toko/:toko/anggota',
    slot: pageSlot(() => import('../pages/members/members-page.tsx')),
    access: ofOwners,
    label: 'Anggota',
  },
  categories: {
    pattern: '/kelola/toko/:toko/kategori',
    slot: pageSlot(() => import('../pages/categories/categories-page.tsx')),
    access: ofStaff,
    label: 'Kategori',
  },
  vouchers: {
    pattern: '/kelola/toko/:toko/voucher',
    slot: pageSlot(() => import('../pages/vouchers/vouchers-page.tsx')),
    access: ofOwners,
    label: 'Voucher',
  },
  banners: {
    pattern: '/kelola/toko/:toko/banner',
    slot: pageSlot(() => import('../pages/banners/banners-page.tsx')),
    access: ofOwners,
    label: 'Banner',
  },
  settings: {
    pattern: '/kelola/toko/:toko/pengaturan',
    slot: pageSlot(() => import('../pages/settings/settings-page.tsx')),
    access: ofOwners,
    label: 'Pengaturan',
  },
  rates: {
    pattern: '/kelola/toko/:toko/tarif',
    slot: pageSlot(() => import('../pages/rates/rates-page.tsx')),
    access: ofOwners,
  },
  accounts: {
    pattern: '/kelola/toko/:toko/rekening',
    slot: pageSlot(() => import('../pages/accounts/accounts-page.tsx')),
    access: ofOwners,
    label: 'Rekening',
  },
  money: {
    pattern: '/kelola/toko/:toko/uang',
    slot: pageSlot(() => import('../pages/money/money-page.tsx')),
    access: ofStaff,
    label: 'Uang',
  },
  log: {
    pattern: '/kelola/toko/:toko/catatan',
    slot: pageSlot(() => import('../pages/log/log-page.tsx')),
    access: ofOwners,
    label: 'Catatan',
  },
} as const satisfies Record<string, ConsolePage>;

export type ConsolePageName = keyof typeof consolePages;

export interface MatchedConsolePage extends ConsolePage {
  name: ConsolePageName;
  params: Readonly<Record<string, string | undefined>>;
}

const table = (Object.keys(consolePages) as ConsolePageName[]).map((id) => ({
  id,
  path: consolePages[id].pattern,
}));

/** The page of an address below /kelola, or null where none is. */
export function matchConsolePage(pathname: string): MatchedConsolePage | null {
  const match = matchRoutes(table, pathname)?.at(-1);
  if (!match) return null;
  const name = match.route.id as ConsolePageName;
  return { ...consolePages[name], name, params: match.params };
}

/** Whether a member of a role may open a page of its store. */
export const isOpenTo = ({ access }: Pick<ConsolePage, 'access'>, role: MemberRole) =>
  typeof access === 'string' || access.includes(role);
