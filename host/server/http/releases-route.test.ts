/** @jest-environment node */
import { manifestOf } from '../testing/deployment.ts';
import { json, openShop } from '../testing/shop.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
beforeAll(async () => {
  shop = await openShop({}, (_request, response) => json(response, {}, 404));
  shop.deployed.remote('storefront', '2', manifestOf('storefront', '2'));
  shop.deployed.write('remotes/storefront/2/home.css', '');
});
afterAll(async () => {
  jest.restoreAllMocks();
  await shop.close();
});

/** Writes the registry, and lets the time pass after which the process looks at it again. */
function deploy(current: string, rollouts?: object) {
  shop.deployed.registry({ host: '1', remotes: { storefront: { current, lastGood: null } }, rollouts });
  const later = Date.now() + 1000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
}

const ask = async (page: string) => {
  const reply = await shop.get(`/remotes/releases.json?page=${encodeURIComponent(page)}`);
  expect(reply.headers.get('cache-control')).toBe('no-store');
  return reply.json();
};

it('says what is deployed now, as documents do', async () => {
  deploy('2');
  expect(await ask('/kopi/onlinestore')).toMatchObject({
    host: '1',
    remotes: {
      storefront: {
        current: {
          version: '2',
          entry: '/remotes/storefront/2/mf-manifest.json',
        },
        lastGood: null,
      },
      checkout: { current: null, lastGood: null },
    },
  });
});

it("says what is pinned to the page's store", async () => {
  deploy('1', { storefront: { pins: { kopi: '2' } } });
  expect(await ask('/kopi/onlinestore/cart')).toMatchObject({
    remotes: { storefront: { current: { version: '2' }, lastGood: { version: '1' } } },
  });
  expect(await ask('/batik/onlinestore')).toMatchObject({
    remotes: { storefront: { current: { version: '1' } } },
  });
});

it('serves the files of a version under the addresses of a retry too', async () => {
  const body = async (version: string) => {
    const reply = await shop.get(`/remotes/storefront/${version}/home.css`);
    return [reply.status, await reply.text()];
  };
  expect(await body('1~3')).toEqual(await body('1'));
  expect((await body('1~3'))[0]).toBe(200);
  expect((await body('9~3'))[0]).toBe(404);
});
