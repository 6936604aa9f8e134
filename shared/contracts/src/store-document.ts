import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import { isReservedName } from './reserved-names.ts';
import { EventDocument } from './store-document/event.ts';
import { asMeant } from './store-document/as-meant.ts';
import { eventChecks, windowChecks } from './store-document/event-checks.ts';
import { closed } from './store-document/fields.ts';
import { PastOrder } from './store-document/history.ts';
import { duplicates, type Problem } from './store-document/problem.ts';
import { ProductDocument } from './store-document/product.ts';
import { optionProblems, productChecks } from './store-document/product-checks.ts';
import { schemaProblems } from './store-document/schema-problems.ts';
import {
  Banner,
  Category,
  COURIER_CODES,
  PaymentAccount,
  Reseller,
  StoreSettings,
  Voucher,
} from './store-document/store.ts';
import { voucherKinds } from './voucher-kinds.ts';

/** A whole store as one JSON document: what the operator's import reads. See docs/import-format.md. */
export const StoreDocument = Type.Object(
  {
    /** Lets an editor find the JSON schema; the import ignores it. */
    $schema: Type.Optional(Type.String({ maxLength: 500 })),
    format: Type.Literal(1),
    store: StoreSettings,
    categories: Type.Optional(Type.Array(Category, { maxItems: 500 })),
    products: Type.Optional(Type.Array(ProductDocument, { maxItems: 50_000 })),
    banners: Type.Optional(Type.Array(Banner, { maxItems: 50 })),
    vouchers: Type.Optional(Type.Array(Voucher, { maxItems: 1_000 })),
    payment_accounts: Type.Optional(Type.Array(PaymentAccount, { maxItems: 100 })),
    couriers: Type.Optional(Type.Array(Type.Enum([...COURIER_CODES]), { maxItems: 20 })),
    resellers: Type.Optional(Type.Array(Reseller, { maxItems: 10_000 })),
    events: Type.Optional(Type.Array(EventDocument, { maxItems: 500 })),
    history: Type.Optional(Type.Array(PastOrder, { maxItems: 100_000 })),
  },
  closed,
);
export type StoreDocument = Static<typeof StoreDocument>;

/**
 * Checks rules that the schema cannot express: unique keys, references that exist, windows and prices in order.
 * @param document a document that fits the schema
 * @param now moment that relative dates count from
 * @returns every problem with its place (JSON pointer) and an Indonesian message; empty when it is valid
 */
function crossChecks(document: StoreDocument, now = new Date()): Problem[] {
  const { products = [], events = [], vouchers = [] } = document;
  return [
    ...(isReservedName(document.store.username)
      ? [{ path: '/store/username', message: 'nama ini dipakai oleh sistem' }]
      : []),
    ...uniqueness(document),
    ...references(document),
    ...products.flatMap((product, index) => productChecks(product, `/products/${index}`, now)),
    ...events.flatMap((event, index) => eventChecks(event, `/events/${index}`, now)),
    ...vouchers.flatMap((voucher, index) => voucherChecks(voucher, `/vouchers/${index}`, now)),
    ...historyChecks(document),
  ];
}

export type CheckedStoreDocument =
  { ok: true; document: StoreDocument; warnings: Problem[] } | { ok: false; problems: Problem[] };

/**
 * Reads a store document from untrusted JSON.
 * @param value result of `JSON.parse`
 * @param now moment that relative dates count from
 * @returns the document with its contacts and addresses in the pages' form, and warnings; or every problem of its form; the
 *   contents are checked once the form is valid
 */
export function checkStoreDocument(value: unknown, now = new Date()): CheckedStoreDocument {
  if (!Value.Check(StoreDocument, value))
    return { ok: false, problems: schemaProblems(StoreDocument, value) };
  const problems = crossChecks(value, now);
  return problems.length === 0 ? { ok: true, ...asMeant(value) } : { ok: false, problems };
}

function uniqueness(document: StoreDocument): Problem[] {
  const lists = ['categories', 'products', 'banners', 'payment_accounts', 'events'] as const;
  return [
    ...lists.flatMap((list) =>
      duplicates(
        (document[list] ?? []).map((entry) => entry.key),
        (index) => `/${list}/${index}/key`,
      ),
    ),
    ...duplicates(
      (document.products ?? []).map((product) => product.slug),
      (index) => `/products/${index}/slug`,
    ),
    ...duplicates(
      (document.vouchers ?? []).map((voucher) => voucher.code.toUpperCase()),
      (index) => `/vouchers/${index}/code`,
    ),
    ...duplicates(document.couriers ?? [], (index) => `/couriers/${index}`),
    ...duplicates(
      (document.resellers ?? []).map((reseller) => reseller.email.toLowerCase()),
      (index) => `/resellers/${index}/email`,
    ),
  ];
}

function references(document: StoreDocument): Problem[] {
  const categories = new Set(document.categories?.map((category) => category.key));
  const accounts = new Set(document.payment_accounts?.map((account) => account.key));
  return (document.products ?? []).flatMap((product, index) => [
    ...(product.category_key === undefined || categories.has(product.category_key)
      ? []
      : [
          {
            path: `/products/${index}/category_key`,
            message: `kategori "${product.category_key}" tidak ada`,
          },
        ]),
    ...(product.payment_exclusions ?? []).flatMap((key, at) =>
      accounts.has(key)
        ? []
        : [{ path: `/products/${index}/payment_exclusions/${at}`, message: `rekening "${key}" tidak ada` }],
    ),
  ]);
}

function voucherChecks(voucher: Voucher, path: string, now: Date): Problem[] {
  const { limit } = voucherKinds[voucher.type];
  return [
    ...(limit && voucher.voucher_value > limit.max
      ? [{ path: `${path}/voucher_value`, message: limit.problem }]
      : []),
    ...windowChecks(voucher, ['starts_at', 'ends_at'], path, now),
  ];
}

function historyChecks(document: StoreDocument): Problem[] {
  const products = new Map(document.products?.map((product) => [product.key, product]));
  return (document.history ?? []).flatMap((order, index) => {
    const path = `/history/${index}`;
    const product = products.get(order.product_key);
    if (!product)
      return [{ path: `${path}/product_key`, message: `produk "${order.product_key}" tidak ada` }];
    if (order.options === undefined) {
      return product.enable_variations === 1
        ? [{ path: `${path}/options`, message: 'wajib diisi karena produk memiliki variasi' }]
        : [];
    }
    return optionProblems(product, order.options, `${path}/options`);
  });
}
