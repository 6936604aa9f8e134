import Type, { type Static } from 'typebox';
import { limits } from '../limits.ts';
import { ProductForm } from '../store-document/product.ts';
import { ProductCategory } from './catalogue.ts';
import { Answer, EmptyAnswer, Flag, Nullable, Page, PageNumber, RowId } from './common.ts';

/**
 * A store's products in its console. A product has the fields of the import format (`docs/import-format.md`), and what is saved is
 * checked by the rules of the import: a refusal (422, code '-3') names each field by its place in the form, `price_variety.3.price`.
 * Pictures and sold files are named by the path that their upload answered.
 */

/** `shown`: in the shop; `hidden`: in the console alone. */
const productStates = ['all', 'shown', 'hidden', 'promo'] as const;
const ProductState = Type.Enum(productStates);

/** `out`: nothing left to buy; `low`: a piece count, of the product or of a combination, from 1 to `LOW_STOCK`. */
const stockLevels = ['all', 'out', 'low'] as const;
const StockLevel = Type.Enum(stockLevels);
export const LOW_STOCK = 5;

const productSorts = ['newest', 'changed', 'name', 'cheapest', 'dearest', 'stock', 'sold'] as const;
export const ProductSort = Type.Enum(productSorts);
export type ProductSort = Static<typeof ProductSort>;

const filterFields = {
  /** Words of the name, however they are written. */
  q: Type.Optional(Type.String({ maxLength: 100 })),
  /** Key of a category; `-` for products without one. */
  category_key: Type.Optional(Type.String({ maxLength: 80 })),
  kind: Type.Optional(ProductCategory),
  stock_level: Type.Optional(StockLevel),
  state: Type.Optional(ProductState),
};
export const ProductFilter = Type.Object(filterFields);
export type ProductFilter = Static<typeof ProductFilter>;

/** GET api/seller/toko/{toko}/produk. */
export const SellerProductsQuery = Type.Object({
  ...filterFields,
  sort_by: Type.Optional(ProductSort),
  page: Type.Optional(PageNumber),
});
export type SellerProductsQuery = Static<typeof SellerProductsQuery>;

/** The lowest and the highest of a product's prices; the same without combinations. A change that is refused may lead below 0. */
const PriceRange = Type.Object({ min: Type.Integer(), max: Type.Integer() });

export const SellerProductItem = Type.Object({
  id: RowId,
  slug: Type.String(),
  nama: Type.String(),
  category: ProductCategory,
  category_key: Nullable(Type.String()),
  category_name: Nullable(Type.String()),
  /** Address of the first picture. */
  image_url: Nullable(Type.String()),
  price: PriceRange,
  /** Pieces of the product, or of all its combinations together. */
  stock: Type.Integer(),
  /** How many combinations can be bought; 0 when it has no variations. */
  combinations: Type.Integer(),
  is_sold_out: Type.Boolean(),
  status_promo: Flag,
  is_hidden: Flag,
  sold_count: Type.Integer(),
  changed_at: Type.String(),
  /** For `If-Match`. */
  version: Type.String(),
});
export type SellerProductItem = Static<typeof SellerProductItem>;

/** How many products the store has of each state and stock level, whatever the filter. */
export const ProductCounts = Type.Object({
  all: Type.Integer(),
  shown: Type.Integer(),
  hidden: Type.Integer(),
  promo: Type.Integer(),
  out: Type.Integer(),
  low: Type.Integer(),
});
export type ProductCounts = Static<typeof ProductCounts>;

export const SellerProductsResponse = Type.Object({
  ...Page(SellerProductItem).properties,
  counts: ProductCounts,
});
export type SellerProductsResponse = Static<typeof SellerProductsResponse>;

/** Stock as it was shown to whoever edits: what was sold since is subtracted from what they write. */
export const StockSeen = Type.Object({
  stock: Type.Integer({ minimum: 0 }),
  combinations: Type.Array(
    Type.Object({
      options: Type.Array(Type.String({ maxLength: 60 }), { maxItems: limits.variations }),
      stock: Type.Integer({ minimum: 0 }),
    }),
    { maxItems: limits.combinations },
  ),
});
export type StockSeen = Static<typeof StockSeen>;

export const SellerProduct = Type.Object({
  id: RowId,
  /** For `If-Match`; also the answer's `ETag`. Sales do not change it. */
  version: Type.String(),
  product: ProductForm,
  /** Sent back with a save as it came. */
  seen: StockSeen,
  /** Where the pictures of the form are shown: addresses by path. */
  pictures: Type.Record(Type.String(), Type.String()),
  /** Length of the file that is sold. */
  file_bytes: Nullable(Type.Integer()),
  sold_count: Type.Integer(),
  changed_at: Type.String(),
  /** Who changed it last in the console; null when an import did. */
  changed_by: Nullable(Type.String()),
});
export type SellerProduct = Static<typeof SellerProduct>;

/** GET api/seller/toko/{toko}/produk/{id}. */
export const SellerProductResponse = Type.Object({ data: SellerProduct });
export type SellerProductResponse = Static<typeof SellerProductResponse>;

/** What a form of products chooses from. GET api/seller/toko/{toko}/pilihan-produk. */
export const ProductChoicesResponse = Type.Object({
  data: Type.Object({
    categories: Type.Array(
      Type.Object({ key: Type.String(), nama: Type.String(), products: Type.Integer() }),
    ),
    payment_accounts: Type.Array(Type.Object({ key: Type.String(), nama: Type.String() })),
  }),
});
export type ProductChoicesResponse = Static<typeof ProductChoicesResponse>;

/**
 * POST api/seller/toko/{toko}/produk makes a product; of the same with /{id} and `If-Match` saves it. A wrong field is refused by the
 * rules of the import, not by this schema. A slug that is left out is made from the name.
 */
export const SaveProductBody = Type.Object({
  product: Type.Unsafe<Omit<ProductForm, 'slug'> & { slug?: string }>({
    type: 'object',
    additionalProperties: true,
  }),
  /** `seen` as it was read, for a product that exists. */
  seen: Type.Optional(StockSeen),
});
export type SaveProductBody = Static<typeof SaveProductBody>;

/** Every change of one product answers the product as it is then. */
export const SellerProductAnswer = Answer(SellerProduct);
export type SellerProductAnswer = Static<typeof SellerProductAnswer>;

/**
 * 412: somebody else has changed the product since. Nothing was written, and `data` is the product as it is now. 428 when a save comes
 * without `If-Match`.
 */
export const ProductChangedAnswer = Type.Object({
  code: Type.String(),
  info: Type.String(),
  data: SellerProduct,
});
export type ProductChangedAnswer = Static<typeof ProductChangedAnswer>;

/**
 * POST api/seller/toko/{toko}/pratinjau-produk: the page of a product as it would be, were the form saved. It is checked as a save is;
 * nothing is written. `id` is null for a product that is not there yet.
 */
export const PreviewProductBody = Type.Object({
  id: Nullable(RowId),
  product: SaveProductBody.properties.product,
});
export type PreviewProductBody = Static<typeof PreviewProductBody>;
/** Where the page is: an address of the shop that nobody guesses. */
export const PreviewProductAnswer = Answer(Type.Object({ address: Type.String() }));
export type PreviewProductAnswer = Static<typeof PreviewProductAnswer>;

/** DELETE api/seller/toko/{toko}/produk/{id}, with `If-Match`: takes it out for good. To hide it, save it with `is_hidden`. */
export const RemoveProductAnswer = EmptyAnswer;
export type RemoveProductAnswer = Static<typeof RemoveProductAnswer>;

/** A figure of a cell, as it was shown and as it shall be. */
const Cell = Type.Object({ from: Type.Integer({ minimum: 0 }), to: Type.Integer({ minimum: 0 }) });

/**
 * POST api/seller/toko/{toko}/produk/{id}/sel: prices and stocks edited in place. A price that is neither `from` nor `to` is refused with
 * 412. Of stock, `to - from` counts when the product has the version of `If-Match`; when somebody has changed it since, stock is as a price.
 */
export const ProductCellsBody = Type.Object({
  harga: Type.Optional(Cell),
  stock: Type.Optional(Cell),
  combinations: Type.Optional(
    Type.Array(
      Type.Object({
        options: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: limits.variations }),
        price: Type.Optional(Cell),
        stock: Type.Optional(Cell),
      }),
      { maxItems: limits.combinations },
    ),
  ),
});
export type ProductCellsBody = Static<typeof ProductCellsBody>;

const upTo = (most: number) => ({ minimum: -most, maximum: most });
/** One change of many products. */
export const ManyChange = Type.Union([
  Type.Object({
    kind: Type.Literal('price'),
    /** `amount`: that many rupiah more, or less; `percent` likewise. Of all combinations, too. */
    by: Type.Enum(['amount', 'percent']),
    value: Type.Integer(upTo(limits.rupiah)),
    /** Prices are rounded to a multiple of it. */
    round_to: Type.Optional(Type.Enum([1, 100, 500, 1_000])),
    /** Whether discount and wholesale prices move with them. */
    with_discount: Type.Optional(Type.Boolean()),
  }),
  Type.Object({
    kind: Type.Literal('stock'),
    /** `add`: pieces more, or less, of the product or of each combination; `set`: so many. */
    by: Type.Enum(['add', 'set']),
    value: Type.Integer(upTo(limits.stock)),
  }),
  Type.Object({ kind: Type.Literal('category'), category_key: Nullable(Type.String({ maxLength: 80 })) }),
  Type.Object({ kind: Type.Literal('promo'), status_promo: Flag }),
  Type.Object({ kind: Type.Literal('visibility'), is_hidden: Flag }),
  Type.Object({ kind: Type.Literal('remove') }),
]);
export type ManyChange = Static<typeof ManyChange>;

const manyFields = {
  /** Their numbers, or all that a filter finds. */
  which: Type.Union([
    Type.Object({ ids: Type.Array(RowId, { minItems: 1, maxItems: limits.productsAtOnce }) }),
    Type.Object({ all_of: ProductFilter }),
  ]),
  change: ManyChange,
};
/** POST api/seller/toko/{toko}/produk-banyak/pratinjau: what a change would do; writes nothing. */
export const ManyProductsBody = Type.Object(manyFields);
export type ManyProductsBody = Static<typeof ManyProductsBody>;

/** What a change of many concerns. */
const Figures = Type.Object({
  price: PriceRange,
  stock: Type.Integer(),
  category_key: Nullable(Type.String()),
  status_promo: Flag,
  is_hidden: Flag,
});
export const ManyProductsRow = Type.Object({
  id: RowId,
  nama: Type.String(),
  before: Figures,
  /** Null when it is taken out. */
  after: Nullable(Figures),
  /** Why it stays as it is; null when it is changed. */
  problem: Nullable(Type.String()),
});
export type ManyProductsRow = Static<typeof ManyProductsRow>;

const ManyProductsPreview = Type.Object({
  /** Identifies what would change; sent back with the change, which is refused (412, with a new preview) when that is not the same any more. */
  digest: Type.String(),
  changed: Type.Integer(),
  /** Those that are as the change would have them. They have no row. */
  unchanged: Type.Integer(),
  refused: Type.Integer(),
  rows: Type.Array(ManyProductsRow),
});
export type ManyProductsPreview = Static<typeof ManyProductsPreview>;
export const ManyProductsPreviewAnswer = Answer(ManyProductsPreview);
export type ManyProductsPreviewAnswer = Static<typeof ManyProductsPreviewAnswer>;

/** POST api/seller/toko/{toko}/produk-banyak: makes a change that was previewed; products with a problem stay as they are. */
export const ChangeManyBody = Type.Object({ ...manyFields, digest: Type.String({ maxLength: 80 }) });
export type ChangeManyBody = Static<typeof ChangeManyBody>;
export const ChangeManyAnswer = Answer(Type.Object({ changed: Type.Integer(), refused: Type.Integer() }));
export type ChangeManyAnswer = Static<typeof ChangeManyAnswer>;

/**
 * POST api/seller/toko/{toko}/gambar: one picture as `multipart/form-data` in the field `file`, up to 20 MB of WebP, PNG, JPEG or AVIF.
 * `file` is its path for the form's `images`.
 */
export const UploadPictureAnswer = Answer(Type.Object({ file: Type.String(), url: Type.String() }));
export type UploadPictureAnswer = Static<typeof UploadPictureAnswer>;

/**
 * POST api/seller/toko/{toko}/berkas: the file that a digital product sells, in the field `file`, of any kind and up to 100 MB. `file`
 * is its path for the form.
 */
export const UploadSoldFileAnswer = Answer(Type.Object({ file: Type.String(), bytes: Type.Integer() }));
export type UploadSoldFileAnswer = Static<typeof UploadSoldFileAnswer>;
