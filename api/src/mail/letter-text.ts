import type { Letter, LetterCode, Letterhead, LetterPart, Line } from './letter.ts';

/** Said where an answer reaches the seller. */
export const answerHint = 'Balas email ini untuk menghubungi penjual.';

/** A line as plain text. */
export function lineText(line: Line): string {
  if (typeof line === 'string') return line;
  return 'item' in line ? `- ${line.item}` : `${line[0]}: ${line[1]}`;
}

const codeText = ({ title, about, code }: LetterCode): string => [title, ...about, code].join('\n');

function partText(part: LetterPart): string {
  if (typeof part === 'string') return part;
  if ('codes' in part) return part.codes.map(codeText).join('\n\n');
  return ('highlight' in part ? part.highlight : part).map(lineText).join('\n');
}

/** A letter as plain text, for mail programs without HTML and for those who prefer it. */
export function letterText({ greeting, parts, links }: Letter, { chat, replyTo }: Letterhead): string {
  const linkText = ({ label, url }: Letter['links'][number]) => `${label}: ${url}`;
  const contact = [...(chat ? [linkText(chat)] : []), ...(replyTo === null ? [] : [answerHint])];
  const blocks = [greeting, ...parts.map(partText), links.map(linkText).join('\n'), contact.join('\n')];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
