/** @jest-environment node */
import { isReservedName } from '@lapak/contracts/reserved-names';
import { openShop } from './testing/shop.ts';

test('the addresses of the host begin with names that no store can have', async () => {
  const shop = await openShop({}, (_request, response) => void response.writeHead(404).end());
  const first = [...shop.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── \/?([^/\s(:*]+)/gmu)].map(
    ([, name]) => name ?? '',
  );
  await shop.close();
  expect(first).toEqual(expect.arrayContaining(['telemetry', 'favicon.svg']));
  expect(first.filter((name) => !isReservedName(name))).toEqual([]);
});
