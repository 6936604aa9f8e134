/** CRC-16/CCITT-FALSE (polynomial 0x1021, start 0xFFFF), as EMV QR codes end with: four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1)
      crc = ((crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff) >>> 0;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

const field = (tag: string, value: string) => `${tag}${String(value.length).padStart(2, '0')}${value}`;

/** Scanners read plain ASCII: accents are taken off, the rest becomes spaces. */
function plain(text: string, longest: number, otherwise: string): string {
  const ascii = text
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();
  return ascii === '' ? otherwise : ascii;
}

export interface QrisPayment {
  /** Integer rupiah. */
  amount: number;
  storeName: string;
  storeCity: string;
  /** Bill number and reference label of the additional data, at most 25 characters each. */
  invoice: string;
  reference: string;
}

/** Two identifiers of QRIS: the acquirer's scheme, and the national merchant register. The numbers are the sandbox's own. */
const ACQUIRER = 'ID.CO.LAPAK.WWW';
const REGISTER = 'ID.CO.QRIS.WWW';
const MERCHANT_PAN = '936009990000000001';
const MERCHANT_ID = '000000000000001';
const NMID = 'ID1020000000001';
const CRITERIA = 'UMI';
/** Miscellaneous retail. */
const CATEGORY_CODE = '5999';
const RUPIAH = '360';

/**
 * Text of a dynamic QRIS (EMVCo merchant-presented mode): amount, invoice and reference inside, CRC at the end.
 * @returns what a QR code carries; any QRIS scanner parses it
 */
export function qrisPayload(payment: QrisPayment): string {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field(
      '26',
      [
        field('00', ACQUIRER),
        field('01', MERCHANT_PAN),
        field('02', MERCHANT_ID),
        field('03', CRITERIA),
      ].join(''),
    ),
    field('51', [field('00', REGISTER), field('02', NMID), field('03', CRITERIA)].join('')),
    field('52', CATEGORY_CODE),
    field('53', RUPIAH),
    field('54', String(payment.amount)),
    field('58', 'ID'),
    field('59', plain(payment.storeName, 25, 'LAPAK')),
    field('60', plain(payment.storeCity, 15, 'JAKARTA')),
    field(
      '62',
      field('01', plain(payment.invoice, 25, '-')) + field('05', plain(payment.reference, 25, '-')),
    ),
    '6304',
  ].join('');
  return body + crc16(body);
}
