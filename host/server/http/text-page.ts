import type { FastifyInstance } from 'fastify';

const style = `
  body { margin: 0; background: #f4f6f9; color: #172130; font: 1rem/1.7 system-ui, sans-serif; }
  main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
  h1 { font-size: 1.75rem; line-height: 1.25; }
  h2 { margin: 2rem 0 0.25rem; font-size: 1.125rem; }
  p { margin: 0; }
  table { width: 100%; margin-top: 0.5rem; border-collapse: collapse; }
  th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid #7f8a9a55; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  a { color: inherit; }
  :root { color-scheme: light dark; }
  @media screen and (prefers-color-scheme: dark) { body { background: #0f141b; color: #e8edf4; } }
`;

/** A section's title and its HTML. */
export type Section = readonly [title: string, html: string];

/** A page of the platform in words alone: whole HTML without a script. */
export const textPage = (title: string, sections: readonly Section[]): string => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Lapak</title>
<link rel="icon" href="/favicon.svg">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${sections.map(([heading, html]) => `<h2>${heading}</h2>\n${html}`).join('\n')}
</main>
</body>
</html>
`;

/** Answers an address with such a page. */
export function serveTextPage(app: FastifyInstance, url: string, page: string): void {
  app.get(url, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .send(page),
  );
}
