import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { testBrowser } from '../support/browser.ts';
import { deployment } from '../support/deployment.ts';
import { hydrated } from '../support/hydrated.ts';
import { buildOutsideHost } from '../support/outside-host.ts';
import { runningProduct } from '../support/product.ts';
import { arrive, storePath } from '../support/shopper.ts';

declare const __FEDERATION__: { moduleInfo: object };

const browser = testBrowser();
const deployed = deployment();
/** At the shop's origin, which keeps its files to itself. */
const OUTSIDE = '/outside/';

const manifestOf = (version: string) => `/remotes/checkout/${version}/mf-manifest.json`;

it('a host of nothing but Module Federation loads the cart from its manifest', async () => {
  const folder = await buildOutsideHost();
  try {
    const { page } = await browser.visitor();
    const manifest = manifestOf(deployed.original('checkout'));
    await page.route(`**${OUTSIDE}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return pathname === OUTSIDE
        ? route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><link rel="icon" href="data:,"><body data-manifest="${manifest}"><script src="main.js"></script>`,
          })
        : route.fulfill({
            contentType: 'text/javascript',
            body: readFileSync(join(folder, pathname.slice(OUTSIDE.length)), 'utf8'),
          });
    });
    await page.goto(OUTSIDE);
    await page.getByText('checkout/Cart is a function').waitFor();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("the developer tools' other entry for a remote", () => {
  /** What the extension puts on a page: a plugin for all instances of the runtime. */
  function overrideCheckout(entry: string) {
    const override = {
      name: 'developer-tools',
      beforeRegisterRemote: <T extends { remote: { name: string } }>(registration: T) => {
        if (registration.remote.name === 'checkout') Object.assign(registration.remote, { entry });
        return registration;
      },
    };
    Reflect.set(globalThis, '__FEDERATION__', { __GLOBAL_PLUGIN__: [override] });
  }

  it.each([
    ['is used where the shop allows it', true],
    ['is not used anywhere else', false],
  ])('%s', async (_what, isAllowed) => {
    const next = deployed.build('checkout', isAllowed ? 'ccccccccc1' : 'ccccccccc2');
    const { page } = await browser.visitor();
    await page.addInitScript(overrideCheckout, `${runningProduct().origin}${manifestOf(next)}`);
    if (isAllowed)
      await page.route('**/onlinestore/cart', async (route) => {
        const reply = await route.fetch();
        const body = (await reply.text()).replace('{"painted":false,', '{"painted":false,"overrides":true,');
        await route.fulfill({ response: reply, body });
      });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(storePath('/cart'));
    await arrive(page, 'Keranjang');
    await hydrated(page);
    expect(asked.includes(manifestOf(next))).toBe(isAllowed);
    const panel = await page.evaluate(() =>
      Object.keys(__FEDERATION__.moduleInfo).filter((key) => key.startsWith('checkout')),
    );
    expect(panel).toEqual([expect.stringContaining(isAllowed ? next : deployed.original('checkout'))]);
  });
});
