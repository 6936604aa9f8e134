import { formatThousands } from '@lapak/domain/rupiah';

interface Weighed {
  category: string;
  type_of_weight: string;
  berat: number;
  berat_min: number | null;
  berat_max: number | null;
}

const grams = (weight: number) => `${formatThousands(weight)} gr`;

/**
 * What goods weigh, in grams: "100 gr-250 gr" for a range, else the single weight, the chosen combination's own where
 * it has one (spec 1 §2). Null for what is not shipped.
 */
export function weightText(product: Weighed, variety: { berat: number | null } | null): string | null {
  if (product.category !== 'barang') return null;
  if (product.type_of_weight === 'range') {
    return `${grams(product.berat_min ?? 0)}-${grams(product.berat_max ?? product.berat)}`;
  }
  return grams(variety?.berat ?? product.berat);
}
