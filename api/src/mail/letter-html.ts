import { escapeHtml } from '@lapak/domain/escape-html';
import { darkStyles, styles } from './letter-styles.ts';
import { answerHint } from './letter-text.ts';
import type {
  Fact,
  ItemLine,
  Letter,
  LetterCode,
  Letterhead,
  LetterLink,
  LetterPart,
  LetterPicture,
  Line,
} from './letter.ts';

const LOGO_SIZE = 40;
/** Side of the picture beside a thing, in CSS pixels. */
const ITEM_SIZE = 56;
/** Side of the picture of a code. */
const CODE_SIZE = 200;

const itemPicture = ({ url, alt }: LetterPicture): string =>
  `<img src="${escapeHtml(url)}" width="${ITEM_SIZE}" height="${ITEM_SIZE}" alt="${escapeHtml(alt)}" style="${styles.itemPicture}">`;

// In a table of its own: the cells of facts have the widths of the outer one.
const item = ({ item: text, picture }: ItemLine): string =>
  `<tr><td colspan="2" style="${styles.line}"><table role="presentation" style="${styles.item}"><tr>${
    picture ? `<td style="${styles.itemCell}">${itemPicture(picture)}</td>` : ''
  }<td style="${styles.itemText}">${escapeHtml(text)}</td></tr></table></td></tr>`;

function fact([label, value, weight]: Fact): string {
  const [labelStyle, valueStyle] =
    weight === 'strong' ? [styles.strongLabel, styles.strongValue] : [styles.label, styles.value];
  const name = weight === 'strong' ? 'ink' : 'quiet';
  return `<tr><td class="${name}" style="${labelStyle}">${escapeHtml(label)}</td><td style="${valueStyle}">${escapeHtml(value)}</td></tr>`;
}

function row(line: Line): string {
  if (typeof line !== 'string') return 'item' in line ? item(line) : fact(line);
  return line === '' ? '' : `<tr><td colspan="2" style="${styles.line}">${escapeHtml(line)}</td></tr>`;
}

const highlighted = ([label, value, weight]: Fact): string =>
  `<p class="quiet" style="${styles.highlightLabel}">${escapeHtml(label)}</p><p class="ink" style="${
    weight === 'strong' ? styles.highlightLargest : styles.highlightValue
  }">${escapeHtml(value)}</p>`;

// White in dark programs, too: a reader needs the contrast and the margin.
const codeCard = ({ title, about, code, cid }: LetterCode): string =>
  `<table role="presentation" class="ticket" style="${styles.ticket}"><tr><td style="${styles.ticketCell}">` +
  `<img src="cid:${escapeHtml(cid)}" width="${CODE_SIZE}" height="${CODE_SIZE}" alt="${escapeHtml(`Kode QR ${code}`)}" style="${styles.qr}">` +
  `<p class="ink" style="${styles.code}">${escapeHtml(code)}</p>` +
  `<p class="ink" style="${styles.ticketTitle}">${escapeHtml(title)}</p>` +
  about.map((line) => `<p class="quiet" style="${styles.ticketLine}">${escapeHtml(line)}</p>`).join('') +
  '</td></tr></table>';

function part(content: LetterPart): string {
  if (typeof content === 'string') return `<p style="${styles.paragraph}">${escapeHtml(content)}</p>`;
  if ('highlight' in content) {
    return `<div class="highlight" style="${styles.highlight}">${content.highlight.map(highlighted).join('')}</div>`;
  }
  if ('codes' in content) return content.codes.map(codeCard).join('\n');
  if (content.length === 0) return '';
  return `<table role="presentation" style="${styles.table}">${content.map(row).join('')}</table>`;
}

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
${letter.parts.map(part).join('\n')}
${first ? button(first) : ''}
${others.map(link).join('\n')}
${from.chat ? link(from.chat) : ''}
${from.replyTo === null ? '' : part(answerHint)}
</div>
</div>
<div class="quiet" style="${styles.foot}">Email ini tentang pesanan kamu di ${escapeHtml(from.name)}. Kalau kamu tidak memesannya, abaikan email ini.</div>
</body>
</html>
`;
}
