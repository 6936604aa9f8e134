import { duplicates, type Problem } from '@lapak/contracts/store-document/problem';
import { ProductDocument } from '@lapak/contracts/store-document/product';
import { productChecks } from '@lapak/contracts/store-document/product-checks';
import { soundly, soundlyEach, soundPart } from '@lapak/contracts/store-document/sound-part';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import type { StoreDocument } from './store-document.ts';
import { productAsMeant } from './store-document/as-meant.ts';
import { schemaProblems } from './store-document/schema-problems.ts';
import { textProblems } from './store-document/text-problems.ts';
import { entriesOf, textAt } from './store-document/untrusted.ts';

/** Keys that products may refer to. */
export interface KnownKeys {
  categories: ReadonlySet<string | undefined>;
  accounts: ReadonlySet<string | undefined>;
}

/** Reports keys and slugs that several products of untrusted JSON have. */
export const duplicateNames = (document: unknown): Problem[] =>
  (['key', 'slug'] as const).flatMap((field) =>
    duplicates(
      entriesOf(document, 'products').map((entry) => textAt(entry, field)),
      (index) => `/products/${index}/${field}`,
    ),
  );

const referenceProblems = (product: ProductDocument, path: string, known: KnownKeys): Problem[] =>
  soundly(
    () =>
      product.category_key === undefined || known.categories.has(product.category_key)
        ? []
        : [{ path: `${path}/category_key`, message: `kategori "${product.category_key}" tidak ada` }],
    () =>
      soundlyEach(
        () => product.payment_exclusions,
        (key, at) =>
          known.accounts.has(key)
            ? []
            : [{ path: `${path}/payment_exclusions/${at}`, message: `rekening "${key}" tidak ada` }],
      ),
  );

/**
 * Rules for the products of a document, or of its sound part, that the schema cannot express.
 * @param now moment that relative dates count from
 */
export const productProblems = (
  document: Pick<StoreDocument, 'products'>,
  known: KnownKeys,
  now: Date,
): Problem[] =>
  soundlyEach(
    () => document.products,
    (product, index) => {
      const path = `/products/${index}`;
      return [...referenceProblems(product, path, known), ...productChecks(product, path, now)];
    },
  );

const ProductList = Type.Object({ products: Type.Array(ProductDocument) });
let compiled: ReturnType<typeof Compile<typeof ProductList>> | null = null;

export type CheckedProducts =
  { ok: true; products: ProductDocument[] } | { ok: false; problems: [Problem, ...Problem[]] };

/**
 * Checks products alone, by the rules that `checkStoreDocument` has for those of a document.
 * @param list untrusted JSON
 * @returns the products with their addresses in the pages' form; or every problem, with its place as if the list were that of a
 *   document: `/products/0/harga`
 */
export function checkProducts(list: readonly unknown[], known: KnownKeys, now: Date): CheckedProducts {
  const value = { products: [...list] };
  compiled ??= Compile(ProductList);
  const isWhole = compiled.Check(value);
  const { problems, broken } = isWhole
    ? { problems: [], broken: new Set<string>() }
    : schemaProblems(ProductList, value);
  // What does not fit this type is not read.
  const sound = isWhole ? value : soundPart(value as { products: ProductDocument[] }, broken);
  const [first, ...others] = [
    ...problems,
    ...textProblems(value),
    ...duplicateNames(value),
    ...productProblems(sound, known, now),
  ];
  if (first) return { ok: false, problems: [first, ...others] };
  return { ok: true, products: sound.products.map(productAsMeant) };
}
