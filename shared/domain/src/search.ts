/** A search counts no more products than this: `total_product` then says that there are as many or more. */
export const MOST_COUNTED = 1_000;
