import type { SellerProduct, StockSeen } from '@lapak/contracts/api/seller-product';
import { productLabels } from '@lapak/contracts/store-document/product-labels';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';
import { fieldText } from '../changes/field-text.ts';
import { mergeParts, type Choice } from '../editor/merge-forms.ts';

type Name = keyof ProductForm;
type Variety = NonNullable<ProductForm['price_variety']>[number];

const COMBINATION = 'kombinasi:';

/** The parts of a product that are compared: its fields, and each of its combinations. */
function partsOf({ price_variety = [], ...fields }: ProductForm): Map<string, unknown> {
  return new Map<string, unknown>([
    ...Object.entries(fields),
    ...price_variety.map((row) => [COMBINATION + JSON.stringify(row.options), row] as const),
  ]);
}

const labelOf = (key: string) =>
  key.startsWith(COMBINATION)
    ? `Kombinasi ${(JSON.parse(key.slice(COMBINATION.length)) as string[]).join(', ')}`
    : productLabels[key as Name];

function textOf(key: string, value: unknown): string {
  if (key.startsWith(COMBINATION) && value !== undefined) {
    const { price, discount_price, stock } = value as Variety;
    const discount =
      discount_price === null || discount_price === undefined
        ? ''
        : `, diskon ${formatRupiah(discount_price)}`;
    return `${formatRupiah(price)}${discount}, stok ${formatThousands(stock)}`;
  }
  return fieldText(key, value);
}

/** Two changes of one product side by side (`mergeParts`): its fields, and each of its combinations. */
export function mergeProducts(base: ProductForm, mine: ProductForm, theirs: ProductForm) {
  const { conflicts, merged: mergedParts } = mergeParts(
    { base: partsOf(base), mine: partsOf(mine), theirs: partsOf(theirs) },
    labelOf,
    textOf,
  );
  function merged(choices: Readonly<Record<string, Choice>>): ProductForm {
    const parts = mergedParts(choices);
    const isCombination = ([key]: [string, unknown]) => key.startsWith(COMBINATION);
    const fields = Object.fromEntries(parts.filter((part) => !isCombination(part)));
    const rows = parts.filter(isCombination).map(([, value]) => value as Variety);
    const groups = (fields as Partial<ProductForm>).product_variety ?? [];
    const fitting = rows.filter(
      ({ options }) =>
        options.length === groups.length &&
        options.every((option, level) => groups[level]?.list_options.includes(option)),
    );
    return { ...fields, ...(fitting.length > 0 ? { price_variety: fitting } : {}) } as ProductForm; // of two products
  }
  return { conflicts, merged };
}

/**
 * The stock to send as seen with a merged product: where the own change stays, what its form was filled in with, so that what was sold
 * since is subtracted; else the present one.
 */
export function mergedSeen(base: SellerProduct, mine: ProductForm, present: SellerProduct): StockSeen {
  const name = (options: readonly string[]) => JSON.stringify(options);
  const before = new Map(base.seen.combinations.map(({ options, stock }) => [name(options), stock]));
  const own = new Map((mine.price_variety ?? []).map(({ options, stock }) => [name(options), stock]));
  const seen = (was: number | undefined, typed: number | undefined, now: number) =>
    was !== undefined && typed !== undefined && typed !== was ? was : now;
  return {
    stock: seen(base.seen.stock, mine.stock, present.seen.stock),
    combinations: present.seen.combinations.map(({ options, stock }) => ({
      options,
      stock: seen(before.get(name(options)), own.get(name(options)), stock),
    })),
  };
}
