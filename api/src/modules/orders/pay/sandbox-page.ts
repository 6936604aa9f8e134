import { formatDayDateTime } from '@lapak/domain/dates';
import { escapeHtml } from '@lapak/domain/escape-html';
import { formatRupiah } from '@lapak/domain/rupiah';
import { plainPage } from '../../../lib/plain-page.ts';

export interface SandboxPayment {
  invoice: string;
  storeName: string;
  methodName: string;
  /** Integer rupiah. */
  amount: number;
  state: 'open' | 'paid' | 'closed';
  expiresAt: Date | null;
  /** Where the shopper came from: the order's page in the shop. */
  orderUrl: string;
}

const row = (label: string, value: string) => `<dt>${label}</dt><dd>${escapeHtml(value)}</dd>`;

function action(payment: SandboxPayment): string {
  if (payment.state === 'paid')
    return '<p class="done" role="status">Pembayaran berhasil. Pesanan sudah dibayar.</p>';
  if (payment.state === 'closed') {
    return '<p class="note" role="status">Pembayaran ini tidak dapat dilanjutkan karena sudah kadaluarsa atau ditolak.</p>';
  }
  return '<form method="post"><button type="submit">Bayar</button></form>';
}

/** The page of one payment: what is paid, to whom, and a button that pays it. Plain HTML, works without scripts. */
export function sandboxPage(payment: SandboxPayment): string {
  return plainPage(
    `Pembayaran ${payment.invoice}`,
    `<h1>Simulasi pembayaran</h1>
<p class="note">Ini halaman uji coba. Tidak ada uang yang berpindah.</p>
<dl>
${row('Toko', payment.storeName)}
${row('Nomor pesanan', payment.invoice)}
${row('Metode', payment.methodName)}
${row('Jumlah', formatRupiah(payment.amount))}
${payment.state === 'open' && payment.expiresAt ? row('Bayar sebelum', formatDayDateTime(payment.expiresAt)) : ''}
</dl>
${action(payment)}
<p><a href="${escapeHtml(payment.orderUrl)}">Kembali ke pesanan</a></p>`,
  );
}

/** Shown for a reference that names no payment. */
export const sandboxMissingPage = (): string =>
  plainPage(
    'Pembayaran tidak ditemukan',
    '<h1>Pembayaran tidak ditemukan</h1>\n<p>Periksa kembali tautan pembayaran pada halaman pesanan.</p>',
  );
