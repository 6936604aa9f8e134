import type { Member, SellerSession, SellerStore } from '@lapak/contracts/api/seller';
import type {
  OrderCounts,
  SellerOrder,
  SellerOrderItem,
  SellerOrdersResponse,
} from '@lapak/contracts/api/seller-order';
import type { SummaryResponse } from '@lapak/contracts/api/seller-report';

export const toko = 'kopinusantara';

export const aStore = (own: Partial<SellerStore> = {}): SellerStore => ({
  username: toko,
  nama_toko: 'Kopi Nusantara',
  logo_url: null,
  role: 'owner',
  is_hidden: false,
  is_preparing: false,
  ...own,
});

export const aSession = (stores: SellerStore[] = [aStore()], email = 'ibu@toko.test'): SellerSession => ({
  user: { id: 7, name: 'Ibu Sri', email },
  stores,
});

export const aMember = (own: Partial<Member> = {}): Member => ({
  id: 1,
  name: 'Ibu Sri',
  email: 'ibu@toko.test',
  role: 'owner',
  since: '2026-11-01T08:00:00+07:00',
  is_you: true,
  ...own,
});

export const anItem = (own: Partial<SellerOrderItem> = {}): SellerOrderItem => ({
  id: 'abc123',
  invoice: 'INV/20261121/1',
  kind: 'barang',
  status: 'PAID',
  status_pengiriman: 'BELUM DIKIRIM',
  filter: 'pack',
  nama: 'Siti Aminah',
  handphone: '08123456789',
  total: 165_347,
  items: { count: 2, first: 'Kopi Gayo' },
  expedisi: 'JNE REG',
  resi: null,
  created_at: '2026-11-21T14:05:00+07:00',
  expires_at: null,
  proof_at: null,
  steps: ['pack', 'ship', 'note'],
  ...own,
});

const noCounts: OrderCounts = {
  ...{ all: 0, proof: 0, unpaid: 0, pack: 0, packed: 0, sent: 0, done: 0, ended: 0 },
};

export const aList = (
  data: SellerOrderItem[],
  own: Partial<SellerOrdersResponse> = {},
): SellerOrdersResponse => ({
  data,
  per_page: 20,
  total: data.length,
  current_page: 1,
  counts: { ...noCounts, all: data.length },
  ...own,
});

const noIncome = { orders: 0, paid: 0, income: 0 };

export const aSummary = (own: Partial<SummaryResponse['data']> = {}): SummaryResponse['data'] => ({
  counts: noCounts,
  money: 0,
  today: noIncome,
  this_week: noIncome,
  last_week: noIncome,
  days: Array.from({ length: 14 }, (_, at) => ({
    date: `2026-11-${String(at + 8).padStart(2, '0')}`,
    ...noIncome,
  })),
  running_out: [],
  rejected: [],
  ...own,
});

export const anOrder = (own: Partial<SellerOrder> = {}): SellerOrder => {
  const { items: _items, ...item } = anItem();
  return {
    ...item,
    email: 'siti@contoh.test',
    chat_number: '628123456789',
    alamat: 'Jl. Melati 5',
    kode_pos: '40123',
    district: 'Coblong, Bandung',
    catatan: 'Tolong bungkus kado',
    dropshipper: 0,
    dropshipper_name: null,
    dropshipper_info: null,
    reseller_email: null,
    order_date: null,
    order_time: null,
    identity_number: null,
    has_identity_picture: false,
    custom_fields: [],
    event: null,
    lines: [
      {
        nama: 'Kopi Gayo',
        image_url: null,
        details: [{ name: 'Gilingan', value: 'Kasar' }],
        qty: 2,
        harga: 75_000,
        category: null,
      },
    ],
    weight_grams: 500,
    total_harga_barang: 150_000,
    ongkir: 15_000,
    discount: 0,
    voucher_code: null,
    donate_amount: 0,
    donation_recipient: null,
    admin_fee: 0,
    kode_unik: 347,
    payment_account: { group: 'bank', nama: 'BCA', nomor_rekening: '123456', nama_rekening: 'Sri' },
    automatic: null,
    transfer: null,
    similar: [],
    reject_reason: null,
    seller_note: null,
    timeline: [{ at: '2026-11-21T14:05:00+07:00', what: 'placed', actor: null, facts: {} }],
    ...own,
  };
};

/** The texts of all chats: the state's own name, with placeholders. */
export const chatTexts = {
  unpaid: 'Halo {nama}, pesanan {invoice} sebesar {total} belum dibayar.',
  proof: 'proof',
  paid: 'Halo {nama}, pesanan {invoice} dari {toko} sedang kami siapkan.',
  packed: 'packed',
  sent: 'Resi {resi}',
  done: 'done',
  ended: 'ended',
};
