import type { ProductCellsBody } from '@lapak/contracts/api/seller-product';
import type { ProductDocument } from '@lapak/contracts/store-document/product';

type Cell = { from: number; to: number };

/** Cells that were edited, in a product. @returns null when a price is not what it was edited from */
export function withCells(product: ProductDocument, { harga, stock, combinations = [] }: ProductCellsBody) {
  const isAs = (cell: Cell | undefined, now: number) => cell === undefined || cell.from === now;
  const left = (cell: Cell | undefined, now: number) =>
    cell === undefined ? now : Math.max(0, now + cell.to - cell.from);
  const edited = new Map(combinations.map((entry) => [JSON.stringify(entry.options), entry]));
  const list = product.price_variety ?? [];
  const isFound = [...edited.keys()].every((name) =>
    list.some(({ options }) => JSON.stringify(options) === name),
  );
  const arePrices =
    isAs(harga, product.harga) &&
    list.every(({ options, price }) => isAs(edited.get(JSON.stringify(options))?.price, price));
  if (!isFound || !arePrices) return null;
  return {
    ...product,
    harga: harga?.to ?? product.harga,
    stock: left(stock, product.stock),
    price_variety: product.price_variety?.map((combination) => {
      const own = edited.get(JSON.stringify(combination.options));
      return {
        ...combination,
        price: own?.price?.to ?? combination.price,
        stock: left(own?.stock, combination.stock),
      };
    }),
  };
}
