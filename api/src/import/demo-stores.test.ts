import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkStoreDocument } from './check-store-document.ts';
import type { StoreDocument } from './store-document.ts';

/** The demo stores are data in the api's folder; this test validates them against the import format. */
const folder = join(__dirname, '../../demo');
const usernames = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'store.json')));

function read(username: string) {
  const checked = checkStoreDocument(JSON.parse(readFileSync(join(folder, username, 'store.json'), 'utf8')));
  if (!checked.ok)
    throw new Error(checked.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return checked;
}

const picturesOf = (document: StoreDocument) =>
  [
    document.store.logo,
    ...(document.products ?? []).flatMap((product) => product.images),
    ...(document.banners ?? []).map((banner) => banner.image),
    ...(document.payment_accounts ?? []).map((account) => account.img),
    ...(document.events ?? []).flatMap((event) => [event.image_cover, event.logo_organizer]),
  ].filter((path) => path !== undefined);

describe.each(usernames)('the demo store %s', (username) => {
  const { document, warnings } = read(username);

  it('has nothing that the import warns of', () => {
    expect(warnings).toEqual([]);
  });

  it('is a document that the import accepts, named after its folder', () => {
    expect(document.store.username).toBe(username);
  });

  it('has every picture that it names, and names every picture that it has', () => {
    const named = new Set(picturesOf(document));
    const missing = [...named].filter((path) => !existsSync(join(folder, username, path)));
    expect(missing).toEqual([]);
    const images = join(folder, username, 'images');
    const spare = existsSync(images)
      ? readdirSync(images).filter((file) => !named.has(`images/${file}`))
      : [];
    expect(spare).toEqual([]);
  });
});

const mainStores: [string, number, number][] = [
  ['kopinusantara', 40, 0],
  ['rumahbatik', 40, 0],
  ['studiokarya', 20, 3],
];

describe.each(mainStores)('the main store %s', (username, products, events) => {
  const { document } = read(username);

  it(`offers at least ${products} products and ${events} events`, () => {
    expect(document.products?.length).toBeGreaterThanOrEqual(products);
    expect(document.events ?? []).toHaveLength(events);
  });

  it('has banners, categories, vouchers and a payment account in every group', () => {
    expect(document.banners).toHaveLength(3);
    expect(document.categories?.length).toBeGreaterThanOrEqual(4);
    expect(document.vouchers?.length).toBeGreaterThanOrEqual(2);
    const groups = new Set(document.payment_accounts?.map((account) => account.group));
    expect([...groups].sort()).toEqual(['bank', 'cash', 'e_wallet', 'qris', 'retail', 'va']);
  });

  it('shows every product with a picture of its own', () => {
    const first = (document.products ?? []).map((product) => product.images[0]);
    expect(new Set(first).size).toBe(first.length);
  });
});

it('keeps the pictures within the size limit of the repository', () => {
  const bytes = usernames
    .flatMap((username) => {
      const images = join(folder, username, 'images');
      return existsSync(images)
        ? readdirSync(images).map((file) => readFileSync(join(images, file)).length)
        : [];
    })
    .reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(12 * 1024 * 1024);
});
