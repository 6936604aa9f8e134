import type { SellerOrder } from '@lapak/contracts/api/seller-order';
import { formatRupiah } from '@lapak/domain/rupiah';
import { Facts } from '@lapak/ui/facts';
import { Section } from '@lapak/ui/section';

const priceLabels: Record<SellerOrder['kind'], string> = {
  barang: 'Harga barang',
  jasa: 'Harga jasa',
  digital_product: 'Harga produk',
  event: 'Harga tiket',
};

/** How the total comes together. */
export function OrderAmounts({ order }: { order: SellerOrder }) {
  const { total_harga_barang, ongkir, discount, voucher_code, donate_amount, donation_recipient } = order;
  const { admin_fee, kode_unik, total } = order;
  const parts = [
    { label: priceLabels[order.kind], amount: total_harga_barang },
    { label: 'Ongkos kirim', amount: ongkir },
    { label: voucher_code ? `Diskon (${voucher_code})` : 'Diskon', amount: -discount },
    { label: donation_recipient ? `Donasi untuk ${donation_recipient}` : 'Donasi', amount: donate_amount },
    { label: 'Biaya admin', amount: admin_fee },
    { label: 'Kode unik', amount: kode_unik },
  ];
  return (
    <Section title="Rincian">
      <Facts
        isAmounts
        facts={parts
          .filter(({ amount }) => amount !== 0)
          .map(({ label, amount }) => ({
            label,
            value: amount < 0 ? `- ${formatRupiah(-amount)}` : formatRupiah(amount),
          }))}
        total={{ label: 'Total', value: formatRupiah(total) }}
      />
    </Section>
  );
}
