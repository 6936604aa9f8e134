import type { ManyChange, ManyProductsRow } from '@lapak/contracts/api/seller-product';
import type { ProductDocument } from '@lapak/contracts/store-document/product';

type PriceChange = Extract<ManyChange, { kind: 'price' }>;
type StockChange = Extract<ManyChange, { kind: 'stock' }>;
type Combination = NonNullable<ProductDocument['price_variety']>[number];

/** A price after a change, in rupiah; below 0 where the change is more than the price. */
function movedPrice(price: number, { by, value, round_to: step = 1 }: PriceChange): number {
  const moved = by === 'amount' ? price + value : (price * (100 + value)) / 100;
  return Math.round(moved / step) * step;
}

function withPrices(product: ProductDocument, change: PriceChange): ProductDocument {
  const moved = (price: number) => movedPrice(price, change);
  const alsoMoved = <T extends number | null | undefined>(price: T) =>
    change.with_discount && typeof price === 'number' ? moved(price) : price;
  return {
    ...product,
    harga: moved(product.harga),
    discount_price: alsoMoved(product.discount_price),
    price_variety: product.price_variety?.map((combination): Combination => ({
      ...combination,
      price: moved(combination.price),
      discount_price: alsoMoved(combination.discount_price),
    })),
    wholesale_prices: change.with_discount
      ? product.wholesale_prices?.map((tier) => ({ ...tier, price: moved(tier.price) }))
      : product.wholesale_prices,
  };
}

function withPieces(product: ProductDocument, { by, value }: StockChange): ProductDocument {
  const pieces = (stock: number) => (by === 'add' ? Math.max(0, stock + value) : value);
  if (product.enable_variations !== 1) return { ...product, stock: pieces(product.stock) };
  const combinations = product.price_variety?.map((entry) => ({ ...entry, stock: pieces(entry.stock) }));
  return { ...product, price_variety: combinations };
}

/** A product after a change of many; null when it is taken out. */
export function withChange(product: ProductDocument, change: ManyChange): ProductDocument | null {
  switch (change.kind) {
    case 'price':
      return withPrices(product, change);
    case 'stock':
      return withPieces(product, change);
    case 'category':
      return { ...product, category_key: change.category_key ?? undefined };
    case 'promo':
      return { ...product, status_promo: change.status_promo };
    case 'visibility':
      return { ...product, is_hidden: change.is_hidden };
    case 'remove':
      return null;
  }
}

/** What a change of many concerns of a product. */
export function figuresOf(product: ProductDocument): ManyProductsRow['before'] {
  const combinations = product.enable_variations === 1 ? (product.price_variety ?? []) : [];
  const prices = combinations.length > 0 ? combinations.map(({ price }) => price) : [product.harga];
  const pieces = combinations.length > 0 ? combinations.map(({ stock }) => stock) : [product.stock];
  return {
    price: { min: Math.min(...prices), max: Math.max(...prices) },
    stock: pieces.reduce((sum, stock) => sum + stock, 0),
    category_key: product.category_key ?? null,
    status_promo: product.status_promo ?? 0,
    is_hidden: product.is_hidden ?? 0,
  };
}

const pricesOf = (product: ProductDocument) => [
  ...[product.harga, product.discount_price, product.wholesale_prices?.map(({ price }) => price)],
  product.price_variety?.map(({ options, price, discount_price: discount }) => [options, price, discount]),
];

const piecesOf = ({ stock, price_variety: combinations }: ProductDocument) => [
  stock,
  combinations?.map((entry) => [entry.options, entry.stock]),
];

/** What of a product the outcome of a change depends on: when it is another one, the preview does not hold any more. */
export function basisOf(product: ProductDocument, change: ManyChange): unknown {
  if (change.kind === 'price') return pricesOf(product);
  return change.kind === 'stock' && change.by === 'set' ? piecesOf(product) : null;
}
