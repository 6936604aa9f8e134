import type { OrderLine } from '@lapak/contracts/api/order';

const sizes = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 });

/** "2,4 MB", or "12 KB" for what is smaller; Indonesian phones count a megabyte as 1024 kilobytes. */
function sizeText(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes >= 1024
    ? `${sizes.format(kilobytes / 1024)} MB`
    : `${Math.max(1, Math.round(kilobytes))} KB`;
}

/** What opens, and how often it was opened already. */
export function downloadNote(counted: OrderLine['download']): string {
  if (!counted) return 'Siap diunduh';
  const { bytes, opened, limit } = counted;
  if (opened >= limit) return `Sudah dibuka ${opened} kali. Hubungi penjual bila kamu masih membutuhkannya.`;
  const what = bytes === null ? 'Tautan dari penjual' : `Berkas ${sizeText(bytes)}`;
  return opened === 0 ? `${what}, siap diunduh` : `${what}, sudah dibuka ${opened} dari ${limit} kali`;
}
