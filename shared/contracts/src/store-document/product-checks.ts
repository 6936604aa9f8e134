import { seenText } from '@lapak/domain/seen-text';
import { wholesaleProblems, type WholesaleProblem } from '@lapak/domain/price';
import { isStandardField } from '../order-field-names.ts';
import type { Problem } from './problem.ts';
import { duplicates } from './problem.ts';
import type { ProductDocument } from './product.ts';
import { ifSound, ofEachSound, soundly, soundlyEach } from './sound-part.ts';
import { windowChecks } from './window-checks.ts';

/**
 * Rules for one product that the schema cannot express: slug, variations, discount window, wholesale tiers, weight, and
 * the fields that a switch requires.
 * @param path JSON pointer of the product
 * @param now moment that relative dates count from
 */
export function productChecks(product: ProductDocument, path: string, now: Date): Problem[] {
  const checks = [
    slugChecks,
    neededParts,
    variationChecks,
    discountChecks,
    wholesaleChecks,
    weightChecks,
    customFieldChecks,
    fileChecks,
  ];
  return soundly(...checks.map((check) => () => check(product, path, now)));
}

/** The URL of a product has its slug or its id (spec 1 §2); a slug of digits would be ambiguous. */
function slugChecks(product: ProductDocument, path: string): Problem[] {
  return /^\d+$/.test(product.slug)
    ? [
        {
          path: `${path}/slug`,
          message: 'harus berisi huruf: slug dari angka saja bisa tertukar dengan nomor produk',
        },
      ]
    : [];
}

function neededParts(product: ProductDocument, path: string): Problem[] {
  const needs: [() => boolean, keyof ProductDocument, string][] = [
    [() => product.pre_order === 1, 'pre_order_time', 'pre_order'],
    [() => product.enable_variations === 1, 'product_variety', 'enable_variations'],
    [() => product.enable_variations === 1, 'price_variety', 'enable_variations'],
    [() => product.enable_wholesale_price === 1, 'wholesale_prices', 'enable_wholesale_price'],
    [() => product.enable_discount_pricing === 1, 'discount_start_date', 'enable_discount_pricing'],
    [() => product.enable_discount_pricing === 1, 'discount_end_date', 'enable_discount_pricing'],
    [() => product.is_limit === 1, 'buy_limit', 'is_limit'],
    [() => product.is_custom_field === 1, 'custom_field', 'is_custom_field'],
    [() => product.is_survei === 1, 'survei_link', 'is_survei'],
    [() => product.is_donation === 1 && product.donation_custom !== 1, 'donation_amount', 'is_donation'],
  ];
  return needs
    .filter(([isOn, field]) => ifSound(() => isOn() && product[field] === undefined))
    .map(([, field, flag]) => ({
      path: `${path}/${field}`,
      message: `wajib diisi karena ${flag} bernilai 1`,
    }));
}

function variationChecks(product: ProductDocument, path: string): Problem[] {
  const groups = ifSound(() => product.product_variety) ?? [];
  const varieties = ifSound(() => product.price_variety) ?? [];
  return [
    ...duplicates(
      ofEachSound(groups, (group) => group.variation_name),
      (index) => `${path}/product_variety/${index}/variation_name`,
    ),
    ...soundlyEach(
      () => groups,
      (group, index) =>
        duplicates(
          // One blank or more look the same.
          ofEachSound(group.list_options, (option) => seenText(option).trim().replace(/\s+/g, ' ')),
          (option) => `${path}/product_variety/${index}/list_options/${option}`,
        ),
    ),
    ...soundlyEach(
      () => varieties,
      (variety, index) => optionProblems(product, variety.options, `${path}/price_variety/${index}/options`),
    ),
    ...duplicates(
      ofEachSound(varieties, (variety) => JSON.stringify(variety.options)),
      (index) => `${path}/price_variety/${index}/options`,
    ),
  ];
}

/** Reports options that match no combination of the product's variation groups. */
export function optionProblems(
  product: ProductDocument,
  options: readonly string[],
  path: string,
): Problem[] {
  const groups = product.product_variety ?? [];
  if (options.length !== groups.length) {
    return [{ path, message: `berisi ${options.length} opsi, seharusnya ${groups.length}` }];
  }
  return soundlyEach(
    () => groups,
    (group, level) => {
      const option = options[level];
      const known = option !== undefined && group.list_options.includes(option);
      return known
        ? []
        : [{ path: `${path}/${level}`, message: `"${option}" bukan opsi dari ${group.variation_name}` }];
    },
  );
}

function discountChecks(product: ProductDocument, path: string, now: Date): Problem[] {
  const isOn = () => product.enable_discount_pricing === 1 && product.enable_variations !== 1;
  return soundly(
    () => windowChecks(product, ['discount_start_date', 'discount_end_date'], path, now),
    () =>
      isOn() && product.discount_price === undefined
        ? [
            {
              path: `${path}/discount_price`,
              message: 'wajib diisi karena enable_discount_pricing bernilai 1',
            },
          ]
        : [],
    () =>
      isOn() && (product.discount_price ?? 0) >= product.harga
        ? [{ path: `${path}/discount_price`, message: 'harus lebih kecil dari harga' }]
        : [],
    () =>
      soundlyEach(
        () => product.price_variety,
        // Equal to the price means "this combination has no discount" (spec 1 §5), more than the price is a mistake.
        (variety, index) =>
          (variety.discount_price ?? 0) > variety.price
            ? [
                {
                  path: `${path}/price_variety/${index}/discount_price`,
                  message: 'tidak boleh lebih besar dari price',
                },
              ]
            : [],
      ),
  );
}

const wholesaleMessages: Record<WholesaleProblem['kind'], string> = {
  start: 'harga grosir mulai dari 2 barang',
  'open-before-last': 'hanya tingkat terakhir yang boleh tanpa batas',
  reversed: 'harus sama dengan atau lebih besar dari min_product',
  overlap: 'bertumpang tindih dengan tingkat sebelumnya',
  gap: 'harus langsung menyambung max_product tingkat sebelumnya',
  price: 'harus lebih murah dari tingkat sebelumnya',
};

const wholesaleChecks = (product: ProductDocument, path: string): Problem[] =>
  wholesaleProblems(product.wholesale_prices ?? []).map(({ index, field, kind }) => ({
    path: `${path}/wholesale_prices/${index}/${field}`,
    message: wholesaleMessages[kind],
  }));

function weightChecks(product: ProductDocument, path: string): Problem[] {
  if (product.category !== 'barang') return [];
  if (product.type_of_weight !== 'range') {
    return product.berat === undefined
      ? [{ path: `${path}/berat`, message: 'wajib diisi untuk barang' }]
      : [];
  }
  const { berat_min: min, berat_max: max } = product;
  if (min === undefined || max === undefined) {
    return [{ path, message: 'berat_min dan berat_max wajib diisi karena type_of_weight adalah range' }];
  }
  return min > max
    ? [{ path: `${path}/berat_max`, message: 'harus sama dengan atau lebih besar dari berat_min' }]
    : [];
}

/** A file is handed over by the shop itself, and only a digital product is handed over so. */
function fileChecks(product: ProductDocument, path: string): Problem[] {
  if (product.file === undefined) return [];
  return soundly(
    () =>
      product.category === 'digital_product'
        ? []
        : [{ path: `${path}/file`, message: 'hanya untuk digital_product' }],
    () =>
      product.link === undefined ? [] : [{ path: `${path}/file`, message: 'tidak dapat diisi bersama link' }],
  );
}

/** How a label reads, whatever its case and blanks. */
const asRead = (label: string) => label.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

function customFieldChecks(product: ProductDocument, path: string): Problem[] {
  const fields = product.custom_field ?? [];
  return [
    ...duplicates(
      ofEachSound(fields, (field) => field.form_name),
      (index) => `${path}/custom_field/${index}/form_name`,
    ),
    ...duplicates(
      ofEachSound(fields, (field) => asRead(field.name)),
      (index) => `${path}/custom_field/${index}/name`,
    ),
    ...soundlyEach(
      () => fields,
      (field, index) => formNameProblems(field.form_name, `${path}/custom_field/${index}/form_name`),
    ),
    ...soundlyEach(
      () => fields,
      (field, index) =>
        field.type === 'dropdown' && field.options === undefined
          ? [{ path: `${path}/custom_field/${index}/options`, message: 'wajib diisi untuk dropdown' }]
          : [],
    ),
  ];
}

const formNameProblems = (name: string, path: string): Problem[] =>
  isStandardField(name)
    ? [
        {
          path,
          message: `"${name}" sudah dipakai kolom bawaan formulir pesanan; pilih nama lain, misalnya "isian_${name}"`,
        },
      ]
    : [];
