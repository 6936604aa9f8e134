/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiCalls } from './api-calls.mjs';

let dir;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lapak-calls-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const callsOf = (files) => {
  mkdirSync(join(dir, 'server'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return apiCalls(dir);
};

it('finds each call in every script once, in whatever quotes', () => {
  expect(
    callsOf({
      'main.js': 'a({call:"GET /api/product/:id",path:{id:b}}),c({call:`POST /api/checkout`});',
      'page.js': "d=e?{call:'POST /api/wishlist'}:{call:\"DELETE /api/wishlist/:id\"},f=\"GET /api/product/:id\"",
      'server/server.cjs': 'g({call:"GET /api/stores"})',
      'main.js.map': '"GET /api/of-a-source"',
      'mf-manifest.json': '"GET /api/of-a-manifest"',
    }),
  ).toEqual([
    'DELETE /api/wishlist/:id',
    'GET /api/product/:id',
    'GET /api/stores',
    'POST /api/checkout',
    'POST /api/wishlist',
  ]);
});

it.each(['`GET /api/auth/${name}`', '"GET /api/auth/"+name', '"GET /api/auth/".concat(name)'])(
  'refuses a call that is put together: %s',
  (call) => {
    expect(() => callsOf({ 'main.js': `a({call:${call}})` })).toThrow('is not one text: GET /api/auth/');
  },
);
