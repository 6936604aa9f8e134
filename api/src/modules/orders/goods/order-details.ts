import { pictureUrl } from '@lapak/contracts/pictures';
import { formatDateLong } from '@lapak/domain/dates';
import { formatPrice, formatThousands } from '@lapak/domain/rupiah';
import type { ItemLine, Line } from '../../../mail/letter.ts';
import { amountLines, buyerLines, orderNumber } from '../mail/mail-lines.ts';
import { courierLabel } from '../../shipping/courier-label.ts';
import { fileUrl } from '../../store/store-view.ts';
import type { NewOrderRow } from '../order.ts';
import type { NewOrderLine } from './sale.ts';

/** A product of an order with its picture. @param text what is said of it */
export function productLine({ nama, imageKey }: NewOrderLine, text: string, publicUrl: string): ItemLine {
  const url = fileUrl(imageKey);
  return {
    item: text,
    picture: url === null ? null : { url: `${publicUrl}${pictureUrl(url, 160)}`, alt: nama },
  };
}

function boughtText(line: NewOrderLine): string {
  const options = line.variations.map(({ name, option }) => `${name}: ${option}`).join(', ');
  const name = options === '' ? line.nama : `${line.nama} (${options})`;
  const preOrder = line.preOrderTime
    ? `, Pre-Order (dikirim dalam ${line.preOrderTime} hari)`
    : ', Pre-Order';
  return `${name}: ${formatThousands(line.qty)} x ${formatPrice(line.harga)}${line.preOrder === 1 ? preOrder : ''}`;
}

interface Bought {
  order: NewOrderRow;
  lines: readonly NewOrderLine[];
  /** Address that the shop is reached at, without a slash at the end. */
  publicUrl: string;
}

/** Number, date, products and amounts of an order, for a mail. */
export const orderSummary = ({ order, lines, publicUrl }: Bought): Line[] => [
  ...orderNumber(order),
  ...lines.map((line) => productLine(line, boughtText(line), publicUrl)),
  '',
  ...amountLines(
    order,
    [order.kind === 'barang' ? 'Total harga barang' : 'Total harga', order.totalHargaBarang],
    ['Ongkos kirim', order.ongkir],
    ['Diskon', -order.discount],
    [order.donationRecipient ? `Donasi untuk ${order.donationRecipient}` : 'Donasi', order.donateAmount],
  ),
];

const districtOf = ({ districtName, cityName }: NewOrderRow): string =>
  [districtName, cityName].filter((name) => name !== null).join(', ');

/**
 * Everything that a buyer filled in but the identity number and picture, a line each.
 * @param typed how free text is written
 */
export function orderFacts(
  order: NewOrderRow,
  { hasAgents, typed }: { hasAgents: boolean; typed: (text: string) => string },
): Line[] {
  const facts: [label: string, value: string | null][] = [
    ...buyerLines(order, typed),
    ['Alamat', order.alamat && typed(order.alamat)],
    ['Kecamatan', districtOf(order)],
    ['Kode Pos', order.kodePos],
    ['Kurir', courierLabel(order.expedisi)],
    ['Nama Dropshipper', order.dropshipperName && typed(order.dropshipperName)],
    ['Info Dropshipper', order.dropshipperInfo && typed(order.dropshipperInfo)],
    ['Tanggal Pemesanan', formatDateLong(order.orderDate)],
    ['Jam Pemesanan', order.orderTime],
    ...order.customFields.map(({ name, value }): [string, string] => [name, typed(value)]),
    ['Catatan', order.catatan && typed(order.catatan)],
    [hasAgents ? 'Email Wakil' : 'Email Reseller', order.resellerEmail],
  ];
  return facts.flatMap(([label, value]) => (value ? [[label, value]] : []));
}
