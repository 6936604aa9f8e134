import { isDeepStrictEqual } from 'node:util';
import { wellFormed } from '@lapak/domain/well-formed';
import type { ProductDocument } from '@lapak/contracts/store-document/product';

const LONGEST = 400;
const SHOWN = 200;

/** A value as the log has it: long texts and lists would fill it. */
function brief(value: unknown): unknown {
  const text = JSON.stringify(value ?? null);
  if (text.length <= LONGEST) return value ?? null;
  if (Array.isArray(value)) return `${value.length} baris`;
  // Not half an emoji.
  return `${wellFormed((typeof value === 'string' ? value : text).slice(0, SHOWN))}…`;
}

type Combination = NonNullable<ProductDocument['price_variety']>[number];

/** Of two lists of combinations those that differ. */
function differing(list: readonly Combination[], other: readonly Combination[]): Combination[] {
  const known = new Map(other.map((entry) => [JSON.stringify(entry.options), entry]));
  return list.filter((entry) => !isDeepStrictEqual(known.get(JSON.stringify(entry.options)), entry));
}

/** The fields of a product that a change gave other values, for the log. */
export function changedFields(
  before: Partial<ProductDocument>,
  after: Partial<ProductDocument>,
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof ProductDocument)[];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const of = (product: Partial<ProductDocument>, other: Partial<ProductDocument>) =>
    Object.fromEntries(
      changed.map((name) => [
        name,
        brief(
          name === 'price_variety'
            ? differing(product.price_variety ?? [], other.price_variety ?? [])
            : product[name],
        ),
      ]),
    );
  return { before: of(before, after), after: of(after, before) };
}
