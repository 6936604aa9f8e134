import type { ChatState, OrderFilter, SellerOrder } from '@lapak/contracts/api/seller-order';
import { formatRupiah } from '@lapak/domain/rupiah';

export const chatStateLabels: Record<ChatState, string> = {
  unpaid: 'Belum dibayar',
  proof: 'Bukti sedang dicek',
  paid: 'Sudah dibayar',
  packed: 'Sudah dikemas',
  sent: 'Dikirim',
  done: 'Selesai',
  ended: 'Batal',
};

export const chatStates = Object.keys(chatStateLabels) as ChatState[];

const stateOf: Record<OrderFilter, ChatState> = {
  all: 'unpaid',
  unpaid: 'unpaid',
  proof: 'proof',
  pack: 'paid',
  packed: 'packed',
  sent: 'sent',
  done: 'done',
  ended: 'ended',
};

/** The texts of packing and sending tell of a parcel: a service has that before or after them, what is downloaded the latter. */
export function chatStateOf({ filter, kind }: Pick<SellerOrder, 'filter' | 'kind'>): ChatState {
  const state = stateOf[filter];
  if (kind === 'barang') return state;
  return state === 'packed' ? 'paid' : state === 'sent' ? 'done' : state;
}

export const placeholders = ['{nama}', '{invoice}', '{total}', '{resi}', '{toko}'] as const;

/** A text with its placeholders filled. */
export function filledText(
  text: string,
  order: Pick<SellerOrder, 'nama' | 'invoice' | 'total' | 'resi'>,
  storeName: string,
): string {
  const values: Record<(typeof placeholders)[number], string> = {
    '{nama}': order.nama,
    '{invoice}': order.invoice,
    '{total}': formatRupiah(order.total),
    '{resi}': order.resi ?? '',
    '{toko}': storeName,
  };
  return placeholders.reduce((filled, name) => filled.replaceAll(name, () => values[name]), text);
}
