import { formatDateWire } from '@lapak/domain/dates';

/**
 * An invoice number, `INV-20261121-000042` (at most 25 characters, for a QR's bill number).
 * @param prefix `INV` for orders, `EVT` for tickets
 * @param number of the order in its store
 */
export function invoiceNumber(prefix: 'INV' | 'EVT', now: Date, number: number): string {
  const day = formatDateWire(now).replaceAll('-', '');
  return `${prefix}-${day}-${String(number).padStart(6, '0')}`;
}
