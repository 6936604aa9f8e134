/** @jest-environment node */
import { deployment } from '../testing/deployment.ts';
import { createStackMapper } from './mapped-stack.ts';

const deploy = deployment();
/** The first column of the script is line 3, column 3 of the source. */
const map = { version: 3, sources: ['webpack://checkout/src/pay.ts'], names: [], mappings: 'AAEE' };
deploy.write('remotes/checkout/1/pay.js.map', map);
deploy.write('host/h1/main.js.map', map);
deploy.write('remotes/checkout/1/garbage.js.map', '<html>');
deploy.write('secret.js.map', map);
afterAll(() => deploy.remove());

const mapped = (stack: string) => createStackMapper(deploy.dir)(stack);
const source = 'webpack://checkout/src/pay.ts:3:3';

it('shows places of the sources', async () => {
  const stack =
    'TypeError: x is undefined\n    at pay (https://toko.id/remotes/checkout/1/pay.js:1:1)\n    at https://toko.id/assets/host/h1/main.js:1:50';
  expect(await mapped(stack)).toBe(`TypeError: x is undefined\n    at pay (${source})\n    at ${source}`);
  expect(await mapped('pay@/remotes/checkout/1/pay.js:1:1')).toBe(`pay@${source}`);
});

it.each([
  'no place at all',
  'at https://toko.id/remotes/checkout/2/pay.js:1:1',
  'at https://toko.id/remotes/checkout/1/garbage.js:1:1',
  'at https://toko.id/remotes/../secret.js:1:1',
  'at https://toko.id/remotes/checkout/1/../../../secret.js:1:1',
  'at https://toko.id/remotes/checkout/1/pay.js:0:0',
  'at https://toko.id/remotes/checkout/1/pay.js:99:1',
])('leaves %s as it is', async (stack) => expect(await mapped(stack)).toBe(stack));

it('maps a bounded number of stacks in a minute', async () => {
  const read = createStackMapper(deploy.dir);
  const stack = '/remotes/checkout/1/pay.js:1:1';
  const results = [];
  for (let at = 0; at < 32; at += 1) results.push(await read(stack));
  expect(results.filter((text) => text === source)).toHaveLength(30);
  expect(results.at(-1)).toBe(stack);
});
