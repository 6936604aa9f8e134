import { sampleBook } from '../../documents/sample-book.mjs';
import { history } from './history.mjs';

const FIELD_ORDER = ['key', 'slug', 'nama', 'category', 'category_key', 'harga', 'stock', 'images'];

/** What only the drawing and the history need. */
const NOT_IN_DOCUMENT = ['picture', 'more', 'reviews', 'book'];

/** Goods go to an address; what a store sets for all its goods applies unless a product overrides it. */
const usual = (product, goods) =>
  product.category === 'barang' ? { product_condition: 'new', alamat_option: 1, is_notes: 1, ...goods } : {};

/** A product's entry in the document, in a steady order of fields. */
function entryOf(product, images, goods) {
  const ordered = Object.fromEntries(FIELD_ORDER.map((field) => [field, product[field]]));
  const entry = { ...ordered, ...usual(product, goods), ...product, images };
  return Object.fromEntries(
    Object.entries(entry).filter(([field, value]) => value !== undefined && !NOT_IN_DOCUMENT.includes(field)),
  );
}

/** A second look at the same scene, from another side and closer. */
export const secondLook = (picture) => async () => {
  const scene = await picture();
  const { yaw = 0, pitch = 13, lens = 20 } = scene.camera;
  return { ...scene, camera: { ...scene.camera, yaw: yaw + 26, pitch: pitch + 6, lens: lens * 0.93 } };
};

/**
 * A demo store: its document, and the drawing jobs for every picture that the document names.
 * @param plan { store, categories, products, banners, events, ... } with a `picture` wherever a picture is needed
 */
export function buildStore({
  goods = {},
  logo,
  products,
  banners = [],
  events = [],
  reviews,
  popularity,
  ...rest
}) {
  const { username } = rest.store;
  const jobs = [];
  const add = (file, width, height, make, more = {}) => {
    jobs.push({ file: `${username}/${file}`, width, height, make, ...more });
    return file;
  };
  const store = logo ? { ...rest.store, logo: add('images/logo.webp', 400, 400, logo) } : rest.store;
  const entries = products.map((product) => {
    const first = add(`images/${product.key}.webp`, 800, 800, product.picture);
    const others = (product.more ?? []).map((make, i) =>
      add(`images/${product.key}-${i + 2}.webp`, 800, 800, make),
    );
    return entryOf(product, [first, ...others], goods);
  });
  const document = {
    $schema: '../../../docs/store-document.schema.json',
    format: 1,
    ...rest,
    store,
    products: entries,
    banners: banners.map(({ picture, overlay, ...banner }) => ({
      ...banner,
      image: add(`images/banner-${banner.key}.webp`, 1200, 514, picture, { overlay }),
    })),
    events: events.map(({ picture, overlay, organizerLogo, ...event }) => ({
      ...event,
      image_cover: add(`images/event-${event.key}.webp`, 1200, 675, picture, { overlay }),
      ...(organizerLogo ? { logo_organizer: store.logo } : {}),
    })),
    history: reviews ? history(products, reviews, popularity) : [],
  };
  const files = products.flatMap(({ file, book }) =>
    book ? [{ file: `${username}/${file}`, contents: sampleBook(book) }] : [],
  );
  return { document, jobs, files };
}
