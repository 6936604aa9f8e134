import { sanitizeDescription } from '../../import/sanitize-description.ts';

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The description that a cell means: HTML as it is, and lines of a plain text as paragraphs.
 * @param present the product's own; it stays when the cell says the same
 */
export function descriptionHtml(text: string, present = ''): string {
  if (text === present) return present;
  const html = TAG.test(text)
    ? text
    : text
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br />')}</p>`)
        .join('');
  return sanitizeDescription(html) === present ? present : html;
}
