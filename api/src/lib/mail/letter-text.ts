import type { Letter, Line } from './letter.ts';

/** A line as plain text. */
export const lineText = (line: Line): string => (typeof line === 'string' ? line : `${line[0]}: ${line[1]}`);

/** A letter as plain text, for mail programs without HTML and for those who prefer it. */
export function letterText({ greeting, parts, links }: Letter): string {
  const blocks = [
    greeting,
    ...parts.map((part) => (typeof part === 'string' ? part : part.map(lineText).join('\n'))),
    links.map(({ label, url }) => `${label}: ${url}`).join('\n'),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
