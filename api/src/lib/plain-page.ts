import { createHash } from 'node:crypto';
import { escapeHtml } from '@lapak/domain/escape-html';
import type { FastifyReply } from 'fastify';

const STYLE = `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;background:#f3f5f8;color:#1b2430}
main{max-width:28rem;margin:0 auto;padding:1.5rem 1rem}
article{background:#fff;border:1px solid #d5dbe3;border-radius:12px;padding:1.25rem}
h1{font-size:1.25rem;margin:0 0 .5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:#4b5766}
dd{margin:0;text-align:right;font-weight:600;overflow-wrap:anywhere}
.note{background:#fff6da;border:1px solid #e2c25a;border-radius:8px;padding:.5rem .75rem;margin:0 0 1rem}
.done{background:#e3f5e8;border:1px solid #63ad77;border-radius:8px;padding:.5rem .75rem}
button{width:100%;min-height:48px;border:0;border-radius:8px;background:#0b5cad;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
a{color:#0b5cad;display:inline-block;padding:.65rem 0}
@media screen and (prefers-color-scheme:dark){
body{background:#0f141b;color:#e8edf4}
article{background:#171e28;border-color:#2b3543}
dt{color:#a6b1c0}
.note{background:#35270f;border-color:#7a5a1e}
.done{background:#11301f;border-color:#2f7a51}
button{background:#86b4ff;color:#0a1830}
a{color:#86b4ff}
}
`;

/** Nothing runs on these pages; their one style sheet is allowed by its hash. */
const CSP = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A page of the API itself, outside of the shop's own pages; it needs no script.
 * @param content HTML, with everything from outside escaped
 */
export const plainPage = (title: string, content: string) => `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<article>
${content}
</article>
</main>
</body>
</html>
`;

/** Sends a page of `plainPage`. */
export function sendPlainPage(reply: FastifyReply, status: number, html: string) {
  return reply
    .status(status)
    .headers({
      'content-security-policy': CSP,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
