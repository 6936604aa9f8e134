import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
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
import { entriesOf, fieldOf, soundPart, textAt, type SoundPart } from './store-document/sound-part.ts';
import {
  Banner,
  Category,
  COURIER_CODES,
  PaymentAccount,
  Reseller,
  StoreSettings,
  Voucher,
} from './store-document/store.ts';
import { textProblems } from './store-document/text-problems.ts';
import { voucherKinds } from './voucher-kinds.ts';

const lists = {
  categories: Type.Optional(Type.Array(Category, { maxItems: 500 })),
  products: Type.Optional(Type.Array(ProductDocument, { maxItems: 50_000 })),
  banners: Type.Optional(Type.Array(Banner, { maxItems: 50 })),
  vouchers: Type.Optional(Type.Array(Voucher, { maxItems: 1_000 })),
  payment_accounts: Type.Optional(Type.Array(PaymentAccount, { maxItems: 100 })),
  couriers: Type.Optional(Type.Array(Type.Enum([...COURIER_CODES]), { maxItems: 20 })),
  resellers: Type.Optional(Type.Array(Reseller, { maxItems: 10_000 })),
  events: Type.Optional(Type.Array(EventDocument, { maxItems: 500 })),
  history: Type.Optional(Type.Array(PastOrder, { maxItems: 100_000 })),
};

/** What the lists of a document have. */
const StoreLists = Type.Object(lists, closed);
export type StoreLists = Static<typeof StoreLists>;

/** A whole store as one JSON document: what the operator's import reads. See docs/import-format.md. */
export const StoreDocument = Type.Object(
  {
    /** Lets an editor find the JSON schema; the import ignores it. */
    $schema: Type.Optional(Type.String({ maxLength: 500 })),
    format: Type.Literal(1),
    store: StoreSettings,
    ...lists,
  },
  closed,
);
export type StoreDocument = Static<typeof StoreDocument>;

let compiled: ReturnType<typeof Compile<typeof StoreDocument>> | null = null;

/** Compiled once: 20,000 products are checked in 0.1 s instead of a whole one, in which the shop would stand still. */
function isStoreDocument(value: unknown): value is StoreDocument {
  compiled ??= Compile(StoreDocument);
  return compiled.Check(value);
}

/**
 * Checks rules that the schema cannot express: unique keys, references that exist, windows and prices in order.
 * @param value the whole document
 * @param lists its entries that fit the schema
 * @param now moment that relative dates count from
 * @returns every problem with its place (JSON pointer) and an Indonesian message; empty when it is valid
 */
function contentProblems(
  value: unknown,
  lists: StoreLists,
  now: Date,
  { inDocument }: Pick<SoundPart<StoreLists>, 'inDocument'> = { inDocument: (problem) => problem },
): Problem[] {
  const { products = [], events = [], vouchers = [], banners = [] } = lists;
  const names = namesIn(value);
  const ofEntries = [
    ...references(lists, names),
    ...products.flatMap((product, index) => productChecks(product, `/products/${index}`, now)),
    ...events.flatMap((event, index) => eventChecks(event, `/events/${index}`, now)),
    ...vouchers.flatMap((voucher, index) => voucherChecks(voucher, `/vouchers/${index}`, now)),
    ...banners.flatMap((banner, index) => windowChecks(banner, ['created_at'], `/banners/${index}`, now)),
    ...historyChecks(lists, names),
  ];
  return [
    ...textProblems(value),
    ...usernameChecks(value),
    ...uniqueness(value),
    ...ofEntries.map(inDocument),
  ];
}

export type CheckedStoreDocument =
  | { ok: true; document: StoreDocument; warnings: Problem[] }
  | { ok: false; problems: Problem[]; sound: SoundPart<StoreLists> };

/**
 * Reads a store document from untrusted JSON.
 * @param value result of `JSON.parse`
 * @param now moment that relative dates count from
 * @returns the document with its contacts and addresses in the pages' form, and warnings; or every problem, and the entries
 *   that have the right form, of which more may be checked
 */
export function checkStoreDocument(value: unknown, now = new Date()): CheckedStoreDocument {
  if (isStoreDocument(value)) {
    const problems = contentProblems(value, value, now);
    if (problems.length === 0) return { ok: true, ...asMeant(value) };
    return { ok: false, problems, sound: { lists: value, inDocument: (problem) => problem } };
  }
  const { problems, places } = schemaProblems(StoreDocument, value);
  const sound = soundPart(StoreLists, Object.keys(lists), value, places);
  return { ok: false, problems: [...problems, ...contentProblems(value, sound.lists, now, sound)], sound };
}

function usernameChecks(value: unknown): Problem[] {
  const username = textAt(fieldOf(value, 'store'), 'username');
  return username !== undefined && isReservedName(username)
    ? [{ path: '/store/username', message: 'nama ini dipakai oleh sistem' }]
    : [];
}

function uniqueness(value: unknown): Problem[] {
  const unique: [keyof StoreLists, string, (text: string) => string][] = [
    ...(['categories', 'products', 'banners', 'payment_accounts', 'events'] as const).map(
      (list): [keyof StoreLists, string, (text: string) => string] => [list, 'key', (text) => text],
    ),
    ['products', 'slug', (text) => text],
    ['vouchers', 'code', (text) => text],
    ['resellers', 'email', (text) => text.toLowerCase()],
  ];
  return [
    ...unique.flatMap(([list, field, form]) =>
      duplicates(
        entriesOf(value, list).map((entry) => {
          const text = textAt(entry, field);
          return text === undefined ? undefined : form(text);
        }),
        (index) => `/${list}/${index}/${field}`,
      ),
    ),
    ...duplicates(
      entriesOf(value, 'couriers').map((code) => (typeof code === 'string' ? code : undefined)),
      (index) => `/couriers/${index}`,
    ),
  ];
}

/** What entries of a document may refer to. */
interface Names {
  categories: ReadonlySet<string | undefined>;
  accounts: ReadonlySet<string | undefined>;
  products: ReadonlySet<string | undefined>;
}

function namesIn(value: unknown): Names {
  const keys = (list: keyof StoreLists) =>
    new Set(entriesOf(value, list).map((entry) => textAt(entry, 'key')));
  return { categories: keys('categories'), accounts: keys('payment_accounts'), products: keys('products') };
}

function references(lists: StoreLists, { categories, accounts }: Names): Problem[] {
  return (lists.products ?? []).flatMap((product, index) => [
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

function historyChecks(lists: StoreLists, names: Names): Problem[] {
  const products = new Map(lists.products?.map((product) => [product.key, product]));
  return (lists.history ?? []).flatMap((order, index) => {
    const path = `/history/${index}`;
    const product = products.get(order.product_key);
    if (!product && names.products.has(order.product_key)) return [];
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
