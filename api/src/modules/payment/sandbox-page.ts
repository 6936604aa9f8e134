import { createHash } from 'node:crypto';
import { formatExpiry } from '@lapak/domain/dates';
import { escapeHtml } from '@lapak/domain/escape-html';
import { formatRupiah } from '@lapak/domain/rupiah';

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

const STYLE = `
:root{color-scheme:light;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;background:#f3f5f8;color:#1b2430}
main{max-width:28rem;margin:0 auto;padding:1.5rem 1rem}
article{background:#fff;border:1px solid #d5dbe3;border-radius:12px;padding:1.25rem}
h1{font-size:1.25rem;margin:0 0 .5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:#4b5766}
dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
.note{background:#fff6da;border:1px solid #e2c25a;border-radius:8px;padding:.5rem .75rem;margin:0 0 1rem}
.done{background:#e3f5e8;border:1px solid #63ad77;border-radius:8px;padding:.5rem .75rem}
button{width:100%;min-height:48px;border:0;border-radius:8px;background:#0b5cad;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
a{color:#0b5cad;display:inline-block;padding:.65rem 0}
`;

/** Nothing runs on this page; its one style sheet is allowed by its hash. */
export const SANDBOX_CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = (title: string, content: string) => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<article>
${content}
</article>
</main>
</body>
</html>
`;

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
  return page(
    `Pembayaran ${payment.invoice}`,
    `<h1>Simulasi pembayaran</h1>
<p class="note">Ini halaman uji coba. Tidak ada uang yang berpindah.</p>
<dl>
${row('Toko', payment.storeName)}
${row('Nomor pesanan', payment.invoice)}
${row('Metode', payment.methodName)}
${row('Jumlah', formatRupiah(payment.amount))}
${payment.state === 'open' && payment.expiresAt ? row('Bayar sebelum', formatExpiry(payment.expiresAt)) : ''}
</dl>
${action(payment)}
<p><a href="${escapeHtml(payment.orderUrl)}">Kembali ke pesanan</a></p>`,
  );
}

/** Shown for a reference that names no payment. */
export const sandboxMissingPage = (): string =>
  page(
    'Pembayaran tidak ditemukan',
    '<h1>Pembayaran tidak ditemukan</h1>\n<p>Periksa kembali tautan pembayaran pada halaman pesanan.</p>',
  );
