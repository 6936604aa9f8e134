import { runningProduct } from './product.ts';

const TRIES = 60;

/**
 * The raw HTML of a public page, once it is painted: a machine that is busy with other things answers the shell when
 * painting takes too long, which is right, and not what a test of painted pages is about.
 */
export async function paintedHtml(path: string): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const html = await fetch(runningProduct().origin + path).then((reply) => reply.text());
    if (html.includes('{"painted":true')) return html;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path} is not painted`);
}
