import type { Page } from 'playwright-core';
import { paths } from '@lapak/contracts/routes';
import { testBrowser } from '../support/browser.ts';
import { CHEAP_PRODUCT } from '../support/buy.ts';
import { deployment } from '../support/deployment.ts';
import { runningProduct } from '../support/product.ts';
import { addToCart, arrive, cartLink, skipTour, STORE } from '../support/shopper.ts';
import { until } from '../support/until.ts';

const browser = testBrowser();
const deployed = deployment();

/** What the page's browser posts to a route. The bodies of beacons are not in the protocol. */
async function posted(page: Page, route: string) {
  const bodies: Record<string, unknown>[] = [];
  await page.exposeFunction('keepPosted', (path: string, text: string) => {
    if (path === route) bodies.push(JSON.parse(text) as Record<string, unknown>);
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      const { keepPosted } = window as unknown as { keepPosted: (path: string, text: string) => void };
      if (body instanceof Blob) void body.text().then((text) => keepPosted(String(path), text));
      return send(path, body);
    };
  });
  return bodies;
}

async function failures(remote: string, reason: string) {
  const text = await (await fetch(`${runningProduct().origin}/metrics`)).text();
  const labels = `{remote="${remote}",version="${deployed.original('checkout')}",reason="${reason}"}`;
  const line = text.split('\n').find((one) => one.startsWith(`lapak_remote_failures_total${labels}`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

it('a visit reports the remotes that it opens and the cart that it fills, with the token of its document', async () => {
  const { page } = await browser.visitor();
  const uses = await posted(page, '/telemetry/use');
  await skipTour(page);
  await page.goto(paths.product(STORE, CHEAP_PRODUCT));
  await addToCart(page, 1);
  await cartLink(page, 1).click();
  await arrive(page, /Keranjang/);
  await until(async () => uses.length, 2);
  expect(uses).toMatchObject([
    { what: 'cart', remote: 'storefront', version: deployed.original('storefront') },
    { what: 'opening', remote: 'checkout', version: deployed.original('checkout') },
  ]);
  for (const { document } of uses) expect(document).toMatch(/^[\w-]+\.[\w-]+\..{30}/);
});

it('an error that nobody catches, and a page that empties itself, count by the version', async () => {
  const { page } = await browser.visitor();
  await page.goto(paths.cart(STORE));
  await arrive(page, /Keranjang/);
  const before = [await failures('checkout', 'error'), await failures('checkout', 'empty')];
  const stack = `Error: x\n at pay (${runningProduct().origin}/remotes/checkout/${deployed.original('checkout')}/a.js:1:2)`;
  await until(async () => {
    await page.evaluate((text) => {
      const error = Object.assign(new Error('x'), { stack: text });
      window.dispatchEvent(new ErrorEvent('error', { error }));
    }, stack);
    return (await failures('checkout', 'error')) > (before[0] ?? 0);
  }, true);
  await page.evaluate(() => document.getElementById('root')?.replaceChildren());
  await until(() => failures('checkout', 'empty'), (before[1] ?? 0) + 1);
  expect(await failures('checkout', 'error')).toBe((before[0] ?? 0) + 1);
});
