import { addresses } from '../lib/addresses.ts';
import { serveRival } from './rival-server.ts';

const PAINTED_TRIES = 60;

/** The painted HTML of a page; a busy machine may send the shell at first. */
async function paintedHtml(url: string): Promise<string> {
  for (let tries = 0; tries < PAINTED_TRIES; tries += 1) {
    const html = await fetch(url).then((reply) => reply.text());
    if (html.includes('{"painted":true')) return html;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} is not painted`);
}

/** The same first view with nothing behind it: no script, no state, the styles inlined as they were. */
const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload" as="script|modulepreload)"[^>]*>/g, '');

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
