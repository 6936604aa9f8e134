import { announceProduct, isProductAnnounced, startProduct } from './product.ts';

declare global {
  var stopProduct: (() => Promise<void>) | undefined;
}

/** One product for the whole run; or the one that the environment names, while tests are being written. */
export default async function setUp() {
  if (isProductAnnounced()) return;
  const { product, stop } = await startProduct();
  announceProduct(product);
  globalThis.stopProduct = stop;
}
