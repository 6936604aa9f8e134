import type { Order, OrderResponse } from '@lapak/contracts/api/order';
import { formatDateLong } from '@lapak/domain/dates';
import { expedisiLabel } from '@lapak/domain/shipping';
import type { FactsProps } from '@lapak/ui/facts';

type Setting = Pick<OrderResponse['setting'], 'traits'>;

function districtText(district: Order['district']): string {
  if (!district) return '';
  return district.city ? `${district.name}, ${district.city.name}` : district.name;
}

function dropshipperFacts(order: Order): [string, string | null][] {
  return order.dropshipper === 1
    ? [
        ['Nama Dropshipper', order.dropshipper_name],
        ['Info Dropshipper', order.dropshipper_info],
      ]
    : [];
}

/** 'Data Pembeli' (spec 3 §2): buyer and destination. Facts that an order lacks are left out. */
export function buyerFacts(order: Order, setting: Setting): FactsProps['facts'] {
  const facts: [string, string | null | undefined][] = [
    ['Nama', order.nama],
    ['Nomor Handphone', order.handphone],
    ['Email', order.email],
    ['Alamat', order.alamat],
    ['Kode Pos', order.kode_pos],
    ['Kecamatan', districtText(order.district)],
    ...dropshipperFacts(order),
    ['Kurir', expedisiLabel(order.expedisi)],
    ['Tanggal Pemesanan', formatDateLong(order.order_date)],
    ['Jam Pemesanan', order.order_time],
    ...order.custom_fields.map(({ name, value }): [string, string] => [name, value]),
    ['Catatan', order.catatan],
    // A store may label resellers as agents; that is a setting of the store, not a name in the code (decision 12).
    [setting.traits.reseller_mode === 'agents' ? 'Email Wakil' : 'Email Reseller', order.reseller?.email],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
