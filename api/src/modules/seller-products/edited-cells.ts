import type { ProductCellsBody } from '@lapak/contracts/api/seller-product';
import type { ProductDocument } from '@lapak/contracts/store-document/product';

type Cell = { from: number; to: number };

/** Whether a figure is as it was edited from, or already as it is to be: the same again, whose answer was lost. */
const isAs = (cell: Cell | undefined, now: number) =>
  cell === undefined || cell.from === now || cell.to === now;

/**
 * Cells that were edited, in a product.
 * @param isCurrent the product has the version that was edited: its stock differs by what was sold since
 * @returns null when a figure was changed by somebody else
 */
export function withCells(
  product: ProductDocument,
  { harga, stock, combinations = [] }: ProductCellsBody,
  isCurrent: boolean,
) {
  const left = (cell: Cell | undefined, now: number) =>
    cell === undefined ? now : isCurrent ? Math.max(0, now + cell.to - cell.from) : cell.to;
  const edited = new Map(combinations.map((entry) => [JSON.stringify(entry.options), entry]));
  const list = product.price_variety ?? [];
  const isFound = [...edited.keys()].every((name) =>
    list.some(({ options }) => JSON.stringify(options) === name),
  );
  const ofOptions = (options: string[]) => edited.get(JSON.stringify(options));
  const arePrices =
    isAs(harga, product.harga) && list.every(({ options, price }) => isAs(ofOptions(options)?.price, price));
  const areStocks =
    isCurrent ||
    (isAs(stock, product.stock) &&
      list.every(({ options, stock: pieces }) => isAs(ofOptions(options)?.stock, pieces)));
  if (!isFound || !arePrices || !areStocks) return null;
  return {
    ...product,
    harga: harga?.to ?? product.harga,
    stock: left(stock, product.stock),
    price_variety: product.price_variety?.map((combination) => {
      const own = ofOptions(combination.options);
      return {
        ...combination,
        price: own?.price?.to ?? combination.price,
        stock: left(own?.stock, combination.stock),
      };
    }),
  };
}
