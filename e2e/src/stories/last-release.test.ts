import type { Page } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { deployment } from '../support/deployment.ts';
import { buildLastRelease, isLastReleaseHere } from '../support/last-release.ts';
import {
  addToCart,
  arrive,
  cartLink,
  choosePayment,
  fillAddress,
  fillBuyer,
  pay,
  skipTour,
  storePath,
} from '../support/shopper.ts';

const browser = testBrowser();
const deployed = deployment();
let last = '';

beforeAll(async () => {
  if (story === it.skip) return;
  const { version, deployDir } = await buildLastRelease();
  deployed.borrow(deployDir);
  last = version;
});

/** A painted product of one remote, the dialog, then cart, checkout and order of another, by links and by reload. */
async function order(page: Page): Promise<void> {
  await skipTour(page);
  await page.goto(storePath('/detail/kopi-arabika-toraja-sapan'));
  await addToCart(page, 2);
  await cartLink(page, 1).click();
  await arrive(page, 'Keranjang');
  await page.reload();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await arrive(page, 'Checkout Produk');
  await fillAddress(page);
  await fillBuyer(page);
  await choosePayment(page, 'Transfer Bank', 'Bank BCA');
  expect(await pay(page)).toEqual({ orderId: expect.stringMatching(/./) });
}

const story = isLastReleaseHere() ? it : it.skip;

const requestsOf = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return urls;
};

story("a remote of the last release works in today's host", async () => {
  await deployed.deploy('checkout', { current: last, lastGood: null });
  const { page } = await browser.visitor();
  const urls = requestsOf(page);
  await order(page);
  expect(urls).toContain(`/remotes/checkout/${last}/remote-entry.js`);
});

story("today's remotes work in the host of the last release", async () => {
  expect(deployed.problemsIn(last)).toEqual([]);
  await deployed.deployHost(last);
  const { page } = await browser.visitor();
  const urls = requestsOf(page);
  await order(page);
  expect(urls).toContainEqual(expect.stringContaining(`/assets/host/${last}/main.`));
  expect(urls).toContain(`/remotes/checkout/${deployed.original('checkout')}/remote-entry.js`);
});
