import type { Order } from '@lapak/contracts/api/order';

/** An order of goods or of tickets, as the pages of both show it. */
export interface ShownOrder extends Pick<
  Order,
  | 'invoice'
  | 'status'
  | 'status_pembayaran'
  | 'total'
  | 'kode_unik'
  | 'created_at'
  | 'reject_reason'
  | 'payment_method'
  | 'nama_bank'
  | 'nama_rekening'
  | 'nomor_rekening'
> {
  expiresAt: string | null;
  /** The logo of the bank that was paid to. */
  bankImage: string | null;
}
