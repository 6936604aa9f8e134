import { formatRupiah } from '@lapak/domain/rupiah';

/** "Rp10.000", or "Rp10.000 sampai Rp20.000" of a product with combinations. */
export const priceText = ({ min, max }: { min: number; max: number }): string =>
  min === max ? formatRupiah(min) : `${formatRupiah(min)} sampai ${formatRupiah(max)}`;
