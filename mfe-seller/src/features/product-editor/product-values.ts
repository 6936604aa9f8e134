import type { SellerProduct } from '@lapak/contracts/api/seller-product';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import { digitsOf, numberOf } from '../editor/digits.ts';
import type { Picture } from '../editor/use-send-picture.ts';
import { matrixOf, noMatrix, varietyOf, type Matrix } from './matrix.ts';

const textFields = [
  ...(['slug', 'nama', 'category', 'category_key', 'description', 'youtube_url'] as const),
  ...(['product_condition', 'type_of_weight', 'donation_recipient', 'survei_link', 'link', 'file'] as const),
] as const;
const numberFields = [
  ...(['harga', 'stock', 'berat', 'berat_min', 'berat_max', 'pre_order_time'] as const),
  ...(['discount_price', 'buy_limit', 'donation_amount'] as const),
] as const;
const flagFields = [
  ...(['pre_order', 'status_promo', 'enable_variations', 'enable_discount_pricing'] as const),
  ...(['enable_wholesale_price', 'is_limit', 'alamat_option', 'show_dropshipper', 'show_reseller'] as const),
  ...(['is_notes', 'is_donation', 'donation_custom', 'enable_identity_data', 'enable_order_date'] as const),
  ...(['is_custom_field', 'is_survei', 'is_hidden'] as const),
] as const;
const dayFields = ['discount_start_date', 'discount_end_date'] as const;

type TextField = (typeof textFields)[number];
type NumberField = (typeof numberFields)[number];
type FlagField = (typeof flagFields)[number];
type DayField = (typeof dayFields)[number];

export interface Tier {
  min_product: string;
  max_product: string;
  price: string;
}
type CustomFieldType = NonNullable<ProductForm['custom_field']>[number]['type'];
export interface CustomFieldValues {
  name: string;
  /** '' until it is saved; made from the name. */
  form_name: string;
  type: CustomFieldType;
  /** One in a line. */
  options: string;
  placeholder: string;
  is_required: boolean;
}

/** What the editor's fields hold. Numbers are their digits, days are YYYY-MM-DD, '' is nothing. */
export type ProductValues = Record<TextField | NumberField | DayField, string> &
  Record<FlagField, boolean> & {
    images: readonly Picture[];
    /** Pictures that are being sent. */
    sending: number;
    matrix: Matrix;
    wholesale_prices: readonly Tier[];
    custom_field: readonly CustomFieldValues[];
    payment_exclusions: readonly string[];
  };

const emptyTexts = Object.fromEntries(
  [...textFields, ...numberFields, ...dayFields].map((name) => [name, '']),
) as Record<TextField | NumberField | DayField, string>;
const noFlags = Object.fromEntries(flagFields.map((name) => [name, false])) as Record<FlagField, boolean>;

/** A product that is not there yet, with the import's defaults for goods. */
export const newProductValues: ProductValues = {
  ...emptyTexts,
  ...noFlags,
  category: 'barang',
  product_condition: 'new',
  type_of_weight: 'permanent',
  alamat_option: true,
  show_dropshipper: true,
  show_reseller: true,
  is_notes: true,
  images: [],
  sending: 0,
  matrix: noMatrix,
  wholesale_prices: [],
  custom_field: [],
  payment_exclusions: [],
};

const dayOf = (moment: string | undefined) => moment?.slice(0, 10) ?? '';

/** The fields of a product that is there. */
export function productValues({
  product,
  pictures,
}: Pick<SellerProduct, 'product' | 'pictures'>): ProductValues {
  const texts = Object.fromEntries(textFields.map((name) => [name, product[name] ?? '']));
  const numbers = Object.fromEntries(numberFields.map((name) => [name, digitsOf(product[name])]));
  const days = Object.fromEntries(dayFields.map((name) => [name, dayOf(product[name])]));
  const flags = Object.fromEntries(
    flagFields.map((name) => [
      name,
      product[name] === undefined ? newProductValues[name] : product[name] === 1,
    ]),
  );
  return {
    ...newProductValues,
    ...texts,
    ...numbers,
    ...days,
    ...flags,
    images: product.images.map((file) => ({ file, url: pictures[file] ?? '' })),
    matrix: matrixOf(product),
    wholesale_prices: (product.wholesale_prices ?? []).map(({ min_product, max_product, price }) => ({
      min_product: digitsOf(min_product),
      max_product: digitsOf(max_product),
      price: digitsOf(price),
    })),
    custom_field: (product.custom_field ?? []).map(
      ({ options = [], placeholder = '', is_required, ...field }) => ({
        ...field,
        placeholder,
        options: options.join('\n'),
        is_required: is_required === 1,
      }),
    ),
    payment_exclusions: product.payment_exclusions ?? [],
  };
}

/** Fields that belong to a switch: while it is off they stay as they were. */
const ofSwitch: readonly [FlagField, readonly (keyof ProductForm)[]][] = [
  ['pre_order', ['pre_order_time']],
  ['enable_variations', ['product_variety', 'price_variety']],
  ['enable_discount_pricing', ['discount_price', 'discount_start_date', 'discount_end_date']],
  ['enable_wholesale_price', ['wholesale_prices']],
  ['is_limit', ['buy_limit']],
  ['is_donation', ['donation_custom', 'donation_amount', 'donation_recipient']],
  ['is_custom_field', ['custom_field']],
  ['is_survei', ['survei_link']],
];

const unlessEmpty = <T>(list: T[]): T[] | undefined => (list.length === 0 ? undefined : list);

/** A name for the answer of a field that buyers fill in, made from the field's own. */
function formNames(fields: readonly CustomFieldValues[]): string[] {
  const taken = new Set(fields.map(({ form_name }) => form_name));
  return fields.map(({ name, form_name }) => {
    if (form_name !== '') return form_name;
    const base = `isian_${name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '')}`.slice(0, 50);
    let made = base;
    for (let at = 2; taken.has(made); at += 1) made = `${base}_${at}`;
    taken.add(made);
    return made;
  });
}

function customFields({ custom_field }: ProductValues): ProductForm['custom_field'] {
  const names = formNames(custom_field);
  return unlessEmpty(
    custom_field.map(({ name, type, options, placeholder, is_required }, at) => {
      const list = options
        .split('\n')
        .map((option) => option.trim())
        .filter(Boolean);
      return {
        name: name.trim(),
        form_name: names[at] ?? '',
        type,
        ...(type === 'dropdown' && list.length > 0 ? { options: list } : {}),
        ...(placeholder.trim() === '' ? {} : { placeholder: placeholder.trim() }),
        is_required: is_required ? (1 as const) : (0 as const),
      };
    }),
  );
}

/**
 * The product that the fields mean. What is missing is left out; a moment whose day was not changed keeps its time.
 * @param base the product as it was loaded; null for one that is not there yet
 */
export function productOf(values: ProductValues, base: ProductForm | null): ProductForm {
  const isDigital = values.category === 'digital_product';
  const texts = Object.fromEntries(
    textFields.map((name) => [
      name,
      name === 'description' ? values[name] : values[name].trim() || undefined,
    ]),
  );
  const days = Object.fromEntries(
    dayFields.map((name) => [name, dayOf(base?.[name]) === values[name] ? base?.[name] : values[name]]),
  );
  const tiers = values.wholesale_prices.map(({ min_product, max_product, price }) => ({
    min_product: numberOf(min_product),
    max_product: numberOf(max_product) ?? null,
    price: numberOf(price),
  }));
  const variety = varietyOf(values.matrix, values.harga);
  const whole: Record<string, unknown> = {
    ...texts,
    ...Object.fromEntries(numberFields.map((name) => [name, numberOf(values[name])])),
    ...Object.fromEntries(flagFields.map((name) => [name, values[name] ? 1 : 0])),
    ...days,
    images: values.images.map(({ file }) => file),
    product_variety: unlessEmpty(variety.product_variety),
    price_variety: unlessEmpty(variety.price_variety),
    wholesale_prices: unlessEmpty(tiers),
    custom_field: customFields(values),
    payment_exclusions: unlessEmpty([...values.payment_exclusions]),
    link: isDigital ? values.link.trim() || undefined : undefined,
    file: isDigital ? values.file || undefined : undefined,
  };
  for (const [name, fields] of ofSwitch)
    if (!values[name]) for (const field of fields) whole[field] = base?.[field];
  if (values.enable_variations && values.stock === '') whole.stock = base?.stock ?? 0;
  return Object.fromEntries(
    Object.entries(whole).filter(([, value]) => value !== undefined && value !== ''),
  ) as ProductForm; // the rules report what is missing
}
