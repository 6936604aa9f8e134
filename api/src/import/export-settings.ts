import { and, asc, eq, type SQL } from 'drizzle-orm';
import Value from 'typebox/value';
import { isOneOf } from '../db/is-one-of.ts';
import { categories } from '../db/schema/catalogue.ts';
import { events, tickets } from '../db/schema/events.ts';
import {
  banners,
  paymentAccounts,
  resellers,
  storeCouriers,
  vouchers,
  type stores,
} from '../db/schema/stores.ts';
import { users } from '../db/schema/users.ts';
import { keyOf, momentText, picturePath, unlessNull } from './exported-values.ts';
import type { StoreReader } from './import-context.ts';
import { isKeptEvent } from './kept-events.ts';
import type { StoreDocument } from './store-document.ts';
import { Owner, type StoreSettings } from '@lapak/contracts/store-document/store';
import { writeWhen } from '@lapak/contracts/store-document/when';

type List<Name extends keyof StoreDocument> = NonNullable<StoreDocument[Name]>;
type StoreRow = typeof stores.$inferSelect;

const optionalPicture = (key: string | null) => (key === null ? undefined : picturePath(key));

/** The seller's account; undefined when a document cannot have it, and an import then leaves the store's owner as it is. */
async function ownerOf({ tx }: StoreReader, id: number | null): Promise<StoreSettings['owner']> {
  if (id === null) return undefined;
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  // Only a new account gets this name, on another server; it may hold signs that keys have not.
  const username = user?.username.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const owner = { name: user?.name, username: username?.replace(/^-|-$/g, ''), email: user?.email };
  return Value.Check(Owner, owner) ? owner : undefined;
}

/**
 * The inverse of `importStoreRow`.
 * @param origin district that parcels leave from
 */
export async function exportStoreRow(
  reader: StoreReader,
  row: StoreRow,
  origin: string,
): Promise<StoreSettings> {
  return {
    username: row.username,
    nama_toko: row.namaToko,
    alamat: unlessNull(row.alamat),
    bio: unlessNull(row.bio),
    logo: optionalPicture(row.logoKey),
    wa: unlessNull(row.wa),
    wa_prefix: unlessNull(row.waPrefix),
    facebook: unlessNull(row.facebook),
    instagram: unlessNull(row.instagram),
    email: unlessNull(row.email),
    youtube: unlessNull(row.youtube),
    tokopedia: unlessNull(row.tokopedia),
    shopee: unlessNull(row.shopee),
    footer_message: unlessNull(row.footerMessage),
    // The columns hold what the import checked.
    theme_onlinestore: row.themeOnlinestore as StoreSettings['theme_onlinestore'],
    path_theme: unlessNull(row.pathTheme) as StoreSettings['path_theme'],
    subscription_status: row.subscriptionStatus,
    show_logo: row.showLogo,
    is_valid: row.isValid,
    is_active: row.isActive,
    guide_detail: row.guideDetail,
    origin,
    owner: await ownerOf(reader, row.ownerId),
  };
}

export async function exportCategories({ tx, storeId }: StoreReader): Promise<List<'categories'>> {
  const rows = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.storeId, storeId), eq(categories.isRemoved, false)))
    .orderBy(asc(categories.position));
  return rows.map((row) => ({
    key: keyOf(row),
    nama: row.nama,
    color: row.color,
    image: optionalPicture(row.imageKey),
  }));
}

export async function exportAccounts({ tx, storeId }: StoreReader): Promise<List<'payment_accounts'>> {
  const rows = await tx
    .select()
    .from(paymentAccounts)
    .where(and(eq(paymentAccounts.storeId, storeId), eq(paymentAccounts.isRemoved, false)))
    .orderBy(asc(paymentAccounts.position));
  return rows.map((row) => ({
    key: keyOf(row),
    group: row.group,
    nama: row.nama,
    img: optionalPicture(row.imgKey),
    nama_rekening: row.namaRekening || undefined,
    nomor_rekening: row.nomorRekening,
    type_of_payment: row.typeOfPayment,
    biller_name: unlessNull(row.billerName),
    payment_code_biller: unlessNull(row.paymentCodeBiller),
    bank_type_id: unlessNull(row.bankTypeId),
    admin_fee: row.adminFee,
    is_active: row.isActive,
  }));
}

export async function exportBanners({ tx, storeId }: StoreReader): Promise<List<'banners'>> {
  const rows = await tx
    .select()
    .from(banners)
    .where(and(eq(banners.storeId, storeId), eq(banners.isRemoved, false)))
    .orderBy(asc(banners.position));
  return rows.map((row) => ({
    key: keyOf(row),
    title: row.title,
    image: picturePath(row.imageKey),
    content: row.content,
    created_by: row.createdBy,
    created_at: writeWhen(row.createdAt),
  }));
}

export async function exportVouchers({ tx, storeId }: StoreReader): Promise<List<'vouchers'>> {
  const rows = await tx
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.storeId, storeId), eq(vouchers.isRemoved, false)))
    .orderBy(asc(vouchers.id));
  return rows.map((row) => ({
    code: row.code,
    type: row.type,
    voucher_value: row.voucherValue,
    quota: row.quota,
    starts_at: momentText(row.startsAt),
    ends_at: momentText(row.endsAt),
    min_total: row.minTotal,
  }));
}

export async function exportCouriers({ tx, storeId }: StoreReader): Promise<List<'couriers'>> {
  const rows = await tx
    .select({ code: storeCouriers.code })
    .from(storeCouriers)
    .where(eq(storeCouriers.storeId, storeId))
    .orderBy(asc(storeCouriers.position));
  return rows.map(({ code }) => code) as List<'couriers'>; // what the import checked
}

export async function exportResellers({ tx, storeId }: StoreReader): Promise<List<'resellers'>> {
  const rows = await tx
    .select({ email: resellers.email, name: resellers.name })
    .from(resellers)
    .where(eq(resellers.storeId, storeId))
    .orderBy(asc(resellers.id));
  return rows;
}

/** A sale that would begin after its event was cut to the event's end, which comes before it; a document may not say so. */
const saleEndText = ({ saleStart, saleEnd }: typeof tickets.$inferSelect) =>
  writeWhen(saleEnd < saleStart ? saleStart : saleEnd);

const ticketDocument = (row: typeof tickets.$inferSelect): List<'events'>[number]['tickets'][number] => ({
  key: keyOf(row),
  nama_tiket: row.namaTiket,
  harga: row.harga,
  quota: row.quota,
  max_qty: row.maxQty ?? 1,
  sale_start: writeWhen(row.saleStart),
  sale_end: saleEndText(row),
});

/**
 * Events with their tickets; what orders hold of these counts into the quota, as it does in an import.
 * @param which of them
 */
export async function exportEvents({ tx, storeId }: StoreReader, which?: SQL): Promise<List<'events'>> {
  const rows = await tx
    .select()
    .from(events)
    .where(and(eq(events.storeId, storeId), isKeptEvent, which))
    .orderBy(asc(events.id));
  const ids = rows.map(({ id }) => id);
  const ofStore = await tx
    .select()
    .from(tickets)
    .where(and(eq(tickets.storeId, storeId), isOneOf(tickets.eventId, ids), eq(tickets.isRemoved, false)))
    .orderBy(asc(tickets.position));
  return rows.map((row) => ({
    key: keyOf(row),
    nama_event: row.namaEvent,
    category: row.category,
    image_cover: picturePath(row.imageCoverKey ?? ''),
    logo_organizer: optionalPicture(row.logoOrganizerKey),
    nama_organizer: row.namaOrganizer,
    tanggal_start: row.tanggalStart,
    tanggal_end: row.tanggalEnd,
    waktu_start: row.waktuStart,
    waktu_end: row.waktuEnd,
    nama_tempat: row.namaTempat,
    alamat: row.alamat,
    map_link: unlessNull(row.mapLink),
    description: row.description,
    name_per_ticket: row.namePerTicket ? 1 : 0,
    is_hidden: row.isHidden,
    tickets: ofStore.filter(({ eventId }) => eventId === row.id).map(ticketDocument),
  }));
}
