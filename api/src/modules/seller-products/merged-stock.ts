import type { StockSeen } from '@lapak/contracts/api/seller-product';
import type { Problem } from '@lapak/contracts/store-document/problem';
import type { ProductDocument, ProductForm } from '@lapak/contracts/store-document/product';
import { stockLeft } from '../../import/stock-left.ts';

const nameOf = (options: readonly string[]) => JSON.stringify(options);
const stocksOf = (list: readonly { options: string[]; stock: number }[] = []) =>
  new Map(list.map(({ options, stock }) => [nameOf(options), stock]));

/**
 * A product's stock as its form gives it, minus what was sold since the form was filled in. A combination that is new has what the
 * form says.
 * @param seen the stock that the form was filled in with
 * @param present as it is now, locked
 */
export function withStockLeft<Form extends ProductForm>(
  product: Form,
  seen: StockSeen,
  present: ProductDocument,
): Form {
  const [before, now] = [stocksOf(seen.combinations), stocksOf(present.price_variety)];
  const combinations = product.price_variety?.map((combination) => {
    const name = nameOf(combination.options);
    return { ...combination, stock: stockLeft(combination.stock, before.get(name), now.get(name)) };
  });
  return {
    ...product,
    stock: stockLeft(product.stock, seen.stock, present.stock),
    ...(combinations && { price_variety: combinations }),
  };
}

/** Combinations that exist and whose stock was not seen by whoever gives them another. */
export function unseenStock(product: ProductForm, seen: StockSeen, present: ProductDocument): Problem[] {
  const [before, now] = [stocksOf(seen.combinations), stocksOf(present.price_variety)];
  return (product.price_variety ?? []).flatMap(({ options }, at) =>
    now.has(nameOf(options)) && !before.has(nameOf(options))
      ? [
          {
            path: `/products/0/price_variety/${at}/stock`,
            message: 'stok yang kamu lihat tidak ikut terkirim; muat ulang halamannya',
          },
        ]
      : [],
  );
}
