import type { MemberRole } from './api/seller.ts';
import { console as root, withQuery } from './paths.ts';

/**
 * URLs of the seller's console (`patterns.console`), which has a table of its own. A store's pages are below a fixed word, so that no
 * username collides with a page.
 */

const seg = encodeURIComponent;
const toko = (username: string) => `${root()}/toko/${seg(username)}`;

export const login = () => `${root()}/masuk`;
/** A new account, or a new store of one that is logged in. */
export const register = () => `${root()}/daftar`;
export const forgotPassword = () => `${root()}/lupa-password`;
/** Where the mail of an invitation leads. */
export const invitation = (token: string) => `${root()}/undangan/${seg(token)}`;
export const orders = (
  username: string,
  query: { filter?: string; kind?: string; q?: string; page?: string } = {},
) => withQuery(`${toko(username)}/pesanan`, query);
export const order = (username: string, id: string) => `${toko(username)}/pesanan/${seg(id)}`;
export const products = (
  username: string,
  query: {
    q?: string;
    category?: string;
    kind?: string;
    stock?: string;
    state?: string;
    sort?: string;
    page?: string;
  } = {},
) => withQuery(`${toko(username)}/produk`, query);
export const product = (username: string, id: number) => `${toko(username)}/produk/${id}`;
export const newProduct = (username: string) => `${toko(username)}/produk/baru`;
/** Products as a spreadsheet. */
export const productSheet = (username: string) => `${toko(username)}/produk/lembar`;
export const events = (username: string, query: { q?: string; state?: string; page?: string } = {}) =>
  withQuery(`${toko(username)}/event`, query);
export const event = (username: string, id: number) => `${toko(username)}/event/${id}`;
export const newEvent = (username: string) => `${toko(username)}/event/baru`;
/** Who has a ticket of an event. */
export const attendees = (
  username: string,
  id: number,
  query: { q?: string; state?: string; page?: string } = {},
) => withQuery(`${event(username, id)}/peserta`, query);
export const members = (username: string) => `${toko(username)}/anggota`;
export const categories = (username: string) => `${toko(username)}/kategori`;
export const vouchers = (username: string) => `${toko(username)}/voucher`;
export const banners = (username: string) => `${toko(username)}/banner`;
export const settings = (username: string) => `${toko(username)}/pengaturan`;
/** The store's own prices of shipping. */
export const rates = (username: string) => `${toko(username)}/tarif`;
/** Where buyers transfer to. */
export const accounts = (username: string) => `${toko(username)}/rekening`;
export const log = (username: string, query: { page?: string } = {}) =>
  withQuery(`${toko(username)}/catatan`, query);
export const chatTexts = (username: string) => `${toko(username)}/teks-chat`;
/** The first page of a store. */
export const summary = (username: string) => toko(username);
export const receiptNumbers = (username: string) => `${toko(username)}/resi`;
/** Money that does not pay its order. */
export const money = (username: string, query: { page?: string } = {}) =>
  withQuery(`${toko(username)}/uang`, query);
/** Print pages of orders. @param query `ids` joined by commas, `as` one of `printForms` of the console */
export const print = (username: string, query: { ids: string; as?: string }) =>
  withQuery(`${toko(username)}/cetak`, query);
/** Events whose tickets are checked, and the gate of one. */
export const gate = (username: string) => `${toko(username)}/pintu`;
export const gateEvent = (username: string, id: number) => `${gate(username)}/${id}`;
/** The console's service worker, whose pages are those below its folder. */
export const consoleWorker = () => `${root()}/pekerja.js`;
/** Where somebody begins who works in a store. */
export const firstPage = (username: string, role: MemberRole) =>
  role === 'gate' ? gate(username) : summary(username);
