import { duplicates, type Problem } from '@lapak/contracts/store-document/problem';
import { ProductDocument } from '@lapak/contracts/store-document/product';
import { productChecks } from '@lapak/contracts/store-document/product-checks';
import { soundly, soundlyEach } from '@lapak/contracts/store-document/sound-part';
import { createListCheck } from './check-list.ts';
import type { StoreDocument } from './store-document.ts';
import { productAsMeant } from './store-document/as-meant.ts';
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

const check = createListCheck(
  'products',
  ProductDocument,
  (document, products, known: KnownKeys, now: Date) => [
    ...duplicateNames(document),
    ...productProblems({ products }, known, now),
  ],
);

export type CheckedProducts =
  { ok: true; products: ProductDocument[] } | { ok: false; problems: [Problem, ...Problem[]] };

/**
 * Checks products alone (`createListCheck`).
 * @param entries untrusted JSON
 * @returns the products with their addresses in the pages' form
 */
export function checkProducts(entries: readonly unknown[], known: KnownKeys, now: Date): CheckedProducts {
  const checked = check(entries, known, now);
  return checked.ok ? { ok: true, products: checked.list.map(productAsMeant) } : checked;
}
