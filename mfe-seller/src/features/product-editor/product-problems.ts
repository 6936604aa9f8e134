import { productChecks } from '@lapak/contracts/store-document/product-checks';
import { inFormWords } from '@lapak/contracts/store-document/product-labels';
import type { ProductForm } from '@lapak/contracts/store-document/product';
import { FORM_ERROR, setIn } from 'final-form';
import { matrixRows, type CellField } from './matrix.ts';
import { productOf, type ProductValues } from './product-values.ts';

/** Errors by the place in the product, `price_variety.3.price`. */
type Placed = Readonly<Record<string, string>>;

export interface MatrixErrors {
  /** What is wrong with the variations as a whole. */
  all?: string;
  rows?: Readonly<Record<string, Partial<Record<CellField, string>> & { all?: string }>>;
}

const required = 'Wajib diisi';

/** What is missing that every product has. */
function missing(product: Partial<ProductForm>, values: ProductValues): Placed {
  const places: Record<string, string> = {};
  const need = (place: string, isThere: boolean, text = required) => {
    if (!isThere) places[place] = text;
  };
  need('nama', (product.nama ?? '') !== '');
  need('harga', product.harga !== undefined);
  need('stock', product.stock !== undefined);
  need('images', values.images.length > 0, 'Tambahkan paling sedikit satu gambar');
  if (values.sending > 0) places.images = 'Tunggu sampai semua gambar dan berkas terkirim';
  product.price_variety?.forEach(({ price, stock }, at) => {
    need(`price_variety.${at}.price`, price !== undefined);
    need(`price_variety.${at}.stock`, stock !== undefined);
  });
  product.product_variety?.forEach(({ variation_name, list_options }) => {
    need(
      'product_variety',
      variation_name !== '' && list_options.every(Boolean),
      'Beri nama variasi dan semua pilihannya',
    );
  });
  product.wholesale_prices?.forEach(({ min_product, price }, at) => {
    need(`wholesale_prices.${at}.min_product`, min_product !== undefined);
    need(`wholesale_prices.${at}.price`, price !== undefined);
  });
  product.custom_field?.forEach(({ name }, at) => need(`custom_field.${at}.name`, name !== ''));
  return places;
}

/** Errors by place in the shape of the form: those of combinations under their rows. */
export function formErrors(places: Placed, values: ProductValues): object {
  const sold = matrixRows(values.matrix, values.harga).filter(({ cell }) => cell.isSold);
  let errors: object = {};
  const rows: Record<string, NonNullable<MatrixErrors['rows']>[string]> = {};
  for (const [place, message] of Object.entries(places)) {
    const [head = '', at = '', field = ''] = place.split('.');
    if (head === 'price_variety' && sold[Number(at)] && at !== '') {
      const name = ['price', 'discount_price', 'stock', 'berat'].includes(field) ? field : 'all';
      const key = sold[Number(at)]?.id ?? '';
      rows[key] = { ...rows[key], [name]: message };
    } else if (head === 'price_variety' || head === 'product_variety')
      errors = setIn(errors, 'matrix.all', message) ?? {};
    else if (head === 'images' || head === 'payment_exclusions') errors = setIn(errors, head, message) ?? {};
    else if (head === 'wholesale_prices' || head === 'custom_field')
      errors = setIn(errors, at === '' ? FORM_ERROR : `${head}[${at}].${field || 'name'}`, message) ?? {};
    else errors = setIn(errors, head, message) ?? {};
  }
  return Object.keys(rows).length > 0 ? (setIn(errors, 'matrix.rows', rows) ?? {}) : errors;
}

/** The errors that the browser finds by itself. */
export function productErrors(values: ProductValues, base: ProductForm | null, now: Date): object {
  const product = productOf(values, base);
  const places: Record<string, string> = { ...missing(product, values) };
  // A slug that is left out is made by the server.
  const checked = { key: 'produk', ...product, slug: product.slug ?? 'produk' };
  for (const { path, message } of productChecks(checked, '', now)) {
    const place = path.slice(1).replaceAll('/', '.') || 'berat';
    places[place] ??= inFormWords(message);
  }
  return formErrors(places, values);
}
