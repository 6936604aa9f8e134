import { rmSync } from 'node:fs';
import { buildPaintedBundle } from '../single-bundle/build-painted.mjs';
import { addresses } from '../lib/addresses.ts';
import { paintedHtml, scriptPreloads } from './painted-html.ts';
import { serveRival } from './rival-server.ts';

/** Serves the painted documents of home and product with the scripts of one build, without federation. */
export async function servePaintedBundle(product: string) {
  const { outDir, script } = await buildPaintedBundle();
  const tag = (chunk: string) => `<script defer fetchpriority="low" src="/bundle/${script(chunk)}"></script>`;
  const documentOf = async (path: string, chunk: string) => {
    const html = (await paintedHtml(product + path)).replace(scriptPreloads, '');
    const own = html.replace(/<script defer[^>]* src="[^"]*"[^>]*><\/script>/, tag(chunk) + tag('main'));
    if (own === html) throw new Error(`${path} has no script to replace`);
    return [path, own] as const;
  };
  const documents = await Promise.all([
    documentOf(addresses.home, 'home'),
    documentOf(addresses.product, 'product'),
  ]);
  const { origin, stop } = await serveRival(product, (own) => ({
    documents: new Map(documents.map(([path, html]) => [path, html.replaceAll(product, own)])),
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
