/** A database: how many products the measured store has, and how many stores there are with it. */
export interface Size {
  products: number;
  stores: number;
}

/** The axes start at the same size, the first. Each other size is larger in one of the two. */
export const sizes: Readonly<Record<'whole' | 'quick', readonly Size[]>> = {
  whole: [
    { products: 1_000, stores: 1 },
    { products: 20_000, stores: 1 },
    { products: 100_000, stores: 1 },
    { products: 1_000, stores: 50 },
    { products: 1_000, stores: 10_000 },
  ],
  quick: [
    { products: 1_000, stores: 1 },
    { products: 2_000, stores: 1 },
    { products: 1_000, stores: 20 },
  ],
};

export const nameOf = ({ products, stores }: Size) =>
  `${products.toLocaleString('en')} products, ${stores.toLocaleString('en')} ${stores === 1 ? 'store' : 'stores'}`;
