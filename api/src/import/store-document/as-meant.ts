import { canonicalPhone, localMobile } from '@lapak/domain/phone';
import type { StoreDocument } from '../store-document.ts';
import { priceWarnings } from './price-warnings.ts';
import type { EventDocument } from '@lapak/contracts/store-document/event';
import type { ProductDocument } from '@lapak/contracts/store-document/product';
import type { Problem } from '@lapak/contracts/store-document/problem';
import { readContacts } from './seller-contacts.ts';

/** A document with hundreds of wrong figures would bury the rest of the operator's output. */
const MAX_WARNINGS = 200;

/** A website as a seller types it, with the scheme that links need. */
const website = (address: string) => (/^https?:\/\//i.test(address) ? address : `https://${address}`);

/** A valid product as its seller means it. */
export const productAsMeant = (product: ProductDocument): ProductDocument => ({
  ...product,
  ...(product.link !== undefined && { link: website(product.link) }),
  ...(product.survei_link !== undefined && { survei_link: website(product.survei_link) }),
});

/** A valid event as its seller means it. */
export const eventAsMeant = (event: EventDocument): EventDocument => ({
  ...event,
  ...(event.map_link !== undefined && { map_link: website(event.map_link) }),
});

const history = (document: StoreDocument) =>
  document.history?.map((order) => ({
    ...order,
    handphone: canonicalPhone(order.handphone) ?? order.handphone,
  }));

const phoneWarnings = (document: StoreDocument): Problem[] =>
  (document.history ?? []).flatMap(({ handphone }, index) =>
    localMobile(handphone) === null
      ? [
          {
            path: `/history/${index}/handphone`,
            message: `"${handphone}" bukan nomor handphone Indonesia (08…, 62… atau +62…)`,
          },
        ]
      : [],
  );

/**
 * A valid document as its seller means it: phone numbers, accounts and websites in the one form that the pages use, and
 * warnings of what could not be read, and of figures that contradict each other, each with its place.
 */
export function asMeant(document: StoreDocument): { document: StoreDocument; warnings: Problem[] } {
  const { store, warnings } = readContacts(document.store);
  const lists = {
    products: document.products?.map(productAsMeant),
    events: document.events?.map(eventAsMeant),
    history: history(document),
  };
  return {
    document: { ...document, store, ...lists },
    warnings: [
      ...warnings,
      ...(document.products ?? []).flatMap((product, index) => priceWarnings(product, `/products/${index}`)),
      ...phoneWarnings(document),
    ].slice(0, MAX_WARNINGS),
  };
}
