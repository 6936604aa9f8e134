import { addresses } from '../lib/addresses.ts';
import { paintedHtml, scriptPreloads } from './painted-html.ts';
import { serveRival } from './rival-server.ts';

/** The first view with nothing behind it: no script, no state, the styles inlined as they were. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(scriptPreloads, '');

/** Serves home and product detail as static HTML files. */
export async function serveStaticFiles(product: string) {
  const pages = await Promise.all(
    [addresses.home, addresses.product].map(
      async (path) => [path, withoutScripts(await paintedHtml(product + path))] as const,
    ),
  );
  return serveRival(product, (origin) => ({
    documents: new Map(pages.map(([path, html]) => [path, html.replaceAll(product, origin)])),
    files: null,
  }));
}
