import type { Product } from '@lapak/contracts/api/catalogue';

/** The pictures of a product, its main one first, none twice. */
export function productPictures(product: Pick<Product, 'image_url' | 'images'>): string[] {
  const urls = [product.image_url ?? '', ...product.images.map(({ img_url }) => img_url)];
  return [...new Set(urls.filter((url) => url !== ''))];
}
