import type { ProductDocument } from '@lapak/contracts/store-document/product';
import { conditions, kinds, LEVELS, type ColumnId } from './sheet-columns.ts';
import { oneLine, plain, type Value } from './read/cell-values.ts';

export type Combination = NonNullable<ProductDocument['price_variety']>[number];

/** The combinations that a product is sold in; none when it has no variations. */
export const combinationsOf = (product: ProductDocument): readonly Combination[] =>
  product.enable_variations === 1 ? (product.price_variety ?? []) : [];

const DAY_MS = 86_400_000;

/** A moment of a product as a cell has it: a day alone where it begins or ends with it. */
function momentCell(when: string | undefined, edge: 'start' | 'end'): Value {
  if (when === undefined) return null;
  const [day, time, seconds] = [when.slice(0, 10), when.slice(11, 16), when.slice(11, 19)];
  if (edge === 'end' && seconds.startsWith('23:59:59')) return day;
  if (time !== '00:00') return `${day} ${time}`;
  // The end of the day before: in a spreadsheet midnight is the day itself.
  return edge === 'start'
    ? day
    : new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

function weightCell({ category, berat, type_of_weight: kind }: ProductDocument): Value {
  if (kind === 'range' || berat === undefined) return null;
  return category !== 'barang' && berat === 0 ? null : berat;
}

const textCell = (text: string | undefined): Value => oneLine(text ?? '') || null;

const flagCell = (flag: 0 | 1 | undefined): Value => flag === 1;

type LevelCells = Record<`variasi${1 | 2 | 3 | 4 | 5}` | `nilai${1 | 2 | 3 | 4 | 5}`, Value>;

const levelCells = ({ product_variety: groups = [] }: ProductDocument, { options }: Combination) =>
  Object.fromEntries(
    LEVELS.flatMap((level): [string, Value][] => [
      [`variasi${level}`, textCell(groups[level - 1]?.variation_name)],
      [`nilai${level}`, textCell(options[level - 1])],
    ]),
  ) as LevelCells;

const noLevels = Object.fromEntries(
  LEVELS.flatMap((level) => [
    [`variasi${level}`, null],
    [`nilai${level}`, null],
  ]),
) as LevelCells;

/**
 * What the cells of a product's row have.
 * @param combination of the row; null for a product without variations
 * @param categoryNames by key
 */
export function shownCells(
  product: ProductDocument,
  combination: Combination | null,
  categoryNames: ReadonlyMap<string, string>,
): Record<Exclude<ColumnId, 'jejak'>, Value> {
  const isDiscounted = product.enable_discount_pricing === 1;
  const { discount_price: discount } = combination ?? product;
  return {
    ...(combination ? levelCells(product, combination) : noLevels),
    kode: product.key,
    nama: textCell(product.nama),
    jenis: kinds[product.category],
    kategori: categoryNames.get(product.category_key ?? '') ?? null,
    harga: combination?.price ?? product.harga,
    stok: combination?.stock ?? product.stock,
    berat: combination?.berat ?? weightCell(product),
    gambar: product.images.join('\n') || null,
    deskripsi: plain(product.description ?? '') || null,
    hargaDiskon: isDiscounted ? (discount ?? null) : null,
    mulaiDiskon: isDiscounted ? momentCell(product.discount_start_date, 'start') : null,
    akhirDiskon: isDiscounted ? momentCell(product.discount_end_date, 'end') : null,
    promo: flagCell(product.status_promo),
    kondisi: conditions[product.product_condition ?? 'new'],
    preOrder: product.pre_order === 1 ? (product.pre_order_time ?? null) : null,
    batasBeli: product.is_limit === 1 ? (product.buy_limit ?? null) : null,
    video: product.youtube_url ?? null,
    tautan: textCell(product.link),
    disembunyikan: flagCell(product.is_hidden),
  };
}
