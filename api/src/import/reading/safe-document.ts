import type { StoreDocument } from '@lapak/contracts/store-document';
import { sanitizeDescription } from './sanitize-description.ts';

/** The document with the HTML of its seller sanitized. */
export const safeDocument = (document: StoreDocument): StoreDocument => ({
  ...document,
  products: document.products?.map((product) =>
    product.description === undefined
      ? product
      : { ...product, description: sanitizeDescription(product.description) },
  ),
  banners: document.banners?.map((banner) => ({ ...banner, content: sanitizeDescription(banner.content) })),
  events: document.events?.map((event) => ({
    ...event,
    description: sanitizeDescription(event.description),
  })),
});
