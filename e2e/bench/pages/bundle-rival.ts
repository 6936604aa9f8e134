import { rmSync } from 'node:fs';
import { buildSingleBundle } from '../single-bundle/build.mjs';
import { addresses } from '../lib/addresses.ts';
import { serveRival } from './rival-server.ts';

/** Serves home and product detail from one bundle, without federation and without painting. */
export async function serveSingleBundle(product: string) {
  const { outDir, script, style } = await buildSingleBundle();
  const html =
    '<!doctype html><html lang="id" data-theme="blue"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<link rel="stylesheet" href="/bundle/${style}"><script defer src="/bundle/${script}"></script>` +
    '<link rel="icon" href="/favicon.svg"></head><body><div id="root"></div></body></html>';
  const { origin, stop } = await serveRival(product, () => ({
    documents: new Map([addresses.home, addresses.product].map((path) => [path, html])),
    files: outDir,
  }));
  return {
    origin,
    stop: async () => {
      await stop();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
