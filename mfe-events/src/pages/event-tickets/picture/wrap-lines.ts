/**
 * Breaks a text into lines that are not wider than `maxWidth`; a word that is wider by itself is broken too.
 * @param measure the width of a text, in the unit of `maxWidth`
 */
export function wrapLines(text: string, maxWidth: number, measure: (text: string) => number): string[] {
  const fits = (line: string) => measure(line) <= maxWidth;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line === '' ? lines : [...lines, line];
}
