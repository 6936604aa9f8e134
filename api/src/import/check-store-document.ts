import { Compile } from 'typebox/compile';
import { isReservedName } from '@lapak/contracts/reserved-names';
import { duplicateEvents, eventProblems } from './check-events.ts';
import { bannerProblems, voucherProblems } from './check-settings.ts';
import { duplicateNames, productProblems, type KnownKeys } from './check-products.ts';
import { asMeant } from './store-document/as-meant.ts';
import { duplicates, type Problem } from '@lapak/contracts/store-document/problem';
import { optionProblems } from '@lapak/contracts/store-document/product-checks';
import { schemaProblems } from './store-document/schema-problems.ts';
import { ifSound, ofEachSound, soundlyEach, soundPart } from '@lapak/contracts/store-document/sound-part';
import { textProblems } from './store-document/text-problems.ts';
import { entriesOf, fieldOf, textAt } from './store-document/untrusted.ts';
import { StoreDocument, type ListName } from './store-document.ts';

let compiled: ReturnType<typeof Compile<typeof StoreDocument>> | null = null;

/** Compiled once: 20,000 products are checked in 0.1 s instead of a whole one, in which the shop would stand still. */
function isStoreDocument(value: unknown): value is StoreDocument {
  compiled ??= Compile(StoreDocument);
  return compiled.Check(value);
}

/**
 * Checks rules that the schema cannot express: unique keys, references that exist, windows and prices in order.
 * @param value the whole document
 * @param document the same, or its sound part
 * @param now moment that relative dates count from
 * @returns every problem with its place (JSON pointer) and an Indonesian message; empty when it is valid
 */
function contentProblems(value: unknown, document: StoreDocument, now: Date): Problem[] {
  const names = namesIn(value);
  return [
    ...textProblems(value),
    ...usernameChecks(value),
    ...uniqueness(value),
    ...productProblems(document, names, now),
    ...eventProblems(() => document.events, now),
    ...voucherProblems(() => document.vouchers, now),
    ...bannerProblems(() => document.banners, now),
    ...historyChecks(document, names),
  ];
}

export type CheckedStoreDocument =
  | { ok: true; document: StoreDocument; warnings: Problem[] }
  | {
      ok: false;
      problems: Problem[];
      /** The document for further checks, to be read within `ifSound` only; null when it is none at all. */
      sound: StoreDocument | null;
    };

/**
 * Reads a store document from untrusted JSON.
 * @param value result of `JSON.parse`
 * @param now moment that relative dates count from
 * @returns the document with its contacts and addresses in the pages' form, and warnings; or every problem, and what fits the
 *   schema, of which more may be checked
 */
export function checkStoreDocument(value: unknown, now = new Date()): CheckedStoreDocument {
  if (isStoreDocument(value)) {
    const problems = contentProblems(value, value, now);
    return problems.length === 0 ? { ok: true, ...asMeant(value) } : { ok: false, problems, sound: value };
  }
  const { problems, broken } = schemaProblems(StoreDocument, value);
  if (typeof value !== 'object' || value === null || broken.has(''))
    return { ok: false, problems, sound: null };
  // What does not fit this type cannot be read.
  const sound = soundPart(value as StoreDocument, broken);
  return { ok: false, problems: [...problems, ...contentProblems(value, sound, now)], sound };
}

function usernameChecks(value: unknown): Problem[] {
  const username = textAt(fieldOf(value, 'store'), 'username');
  return username !== undefined && isReservedName(username)
    ? [{ path: '/store/username', message: 'nama ini dipakai oleh sistem' }]
    : [];
}

function uniqueness(value: unknown): Problem[] {
  const unique: [ListName, string, (text: string) => string][] = [
    ...(['categories', 'banners', 'payment_accounts'] as const).map(
      (list): [ListName, string, (text: string) => string] => [list, 'key', (text) => text],
    ),
    ['vouchers', 'code', (text) => text],
    ['resellers', 'email', (text) => text.toLowerCase()],
  ];
  return [
    ...duplicateNames(value),
    ...duplicateEvents(value),
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
interface Names extends KnownKeys {
  products: ReadonlySet<string | undefined>;
}

function namesIn(value: unknown): Names {
  const keys = (list: ListName) => new Set(entriesOf(value, list).map((entry) => textAt(entry, 'key')));
  return { categories: keys('categories'), accounts: keys('payment_accounts'), products: keys('products') };
}

function historyChecks(document: StoreDocument, names: Names): Problem[] {
  const products = new Map(
    ofEachSound(ifSound(() => document.products) ?? [], (product) => [product.key, product] as const).filter(
      (entry) => entry !== undefined,
    ),
  );
  return soundlyEach(
    () => document.history,
    (order, index) => {
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
    },
  );
}
