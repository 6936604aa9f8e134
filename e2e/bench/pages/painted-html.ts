const PAINTED_TRIES = 60;

/** The painted HTML of a page; a busy machine may send the shell at first. */
export async function paintedHtml(url: string): Promise<string> {
  for (let tries = 0; tries < PAINTED_TRIES; tries += 1) {
    const html = await fetch(url).then((reply) => reply.text());
    if (html.includes('{"painted":true')) return html;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} is not painted`);
}

/** Tags that load a script ahead. */
export const scriptPreloads = /<link rel="(?:preload" as="script|modulepreload)"[^>]*>/g;
