import { escapeHtml } from '@lapak/domain/escape-html';
import { darkStyles, styles } from './letter-styles.ts';
import type { Letter, Letterhead, LetterLink, Line } from './letter.ts';

const LOGO_SIZE = 40;

function row(line: Line): string {
  if (typeof line === 'string') {
    return line === '' ? '' : `<tr><td colspan="2" style="${styles.line}">${escapeHtml(line)}</td></tr>`;
  }
  const [label, value] = line;
  return `<tr><td class="quiet" style="${styles.label}">${escapeHtml(label)}</td><td style="${styles.value}">${escapeHtml(value)}</td></tr>`;
}

const part = (content: Letter['parts'][number]): string =>
  typeof content === 'string'
    ? `<p style="${styles.paragraph}">${escapeHtml(content)}</p>`
    : `<table role="presentation" style="${styles.table}">${content.map(row).join('')}</table>`;

const button = ({ label, url }: LetterLink): string =>
  `<a class="button" href="${escapeHtml(url)}" style="${styles.button}">${escapeHtml(label)}</a>`;

const link = ({ label, url }: LetterLink): string =>
  `<p style="${styles.paragraph}"><a class="link" href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(label)}</a></p>`;

function head({ name, url, logoUrl }: Letterhead): string {
  // The name stands beside it, so a program that blocks pictures loses nothing.
  const logo =
    logoUrl === null
      ? ''
      : `<td style="width:52px"><img src="${escapeHtml(logoUrl)}" width="${LOGO_SIZE}" height="${LOGO_SIZE}" alt="" style="${styles.logo}"></td>`;
  return `<table role="presentation" style="width:100%;border-collapse:collapse"><tr>${logo}<td><a class="ink" href="${escapeHtml(url)}" style="${styles.store}">${escapeHtml(name)}</a></td></tr></table>`;
}

/** A letter as an HTML document, with the store's name and logo; every text in it is escaped. */
export function letterHtml(letter: Letter, from: Letterhead): string {
  const [first, ...others] = letter.links;
  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>
${darkStyles}
</style>
</head>
<body class="page" style="${styles.page}">
<div class="card" style="${styles.card}">
<div class="head" style="${styles.head}">${head(from)}</div>
<div style="${styles.body}">
<h1 class="ink" style="${styles.title}">${escapeHtml(letter.title)}</h1>
<p style="${styles.paragraph}">${escapeHtml(letter.greeting)}</p>
${letter.parts
  .filter((content) => content.length > 0)
  .map(part)
  .join('\n')}
${first ? button(first) : ''}
${others.map(link).join('\n')}
</div>
</div>
<div class="quiet" style="${styles.foot}">Email ini tentang pesanan kamu di ${escapeHtml(from.name)}. Kalau kamu tidak memesannya, abaikan email ini.</div>
</body>
</html>
`;
}
