/** A PDF of plain text and coloured areas, in the standard typefaces; the same content is the same file. */

const [WIDTH, HEIGHT] = [420, 595];

const fonts = { plain: 'F1', bold: 'F2' };

const escaped = (text) => text.replace(/[\\()]/g, '\\$&');
const channels = (colour) =>
  [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

/** An area of one colour; `y` counts from the top. */
export const area = ({ x, y, width, height, colour }) =>
  `${channels(colour)} rg ${x} ${HEIGHT - y - height} ${width} ${height} re f`;

/** A line of text; `y` is its base line, from the top. */
export const line = (text, { x = 40, y, size = 12, font = 'plain', colour = '#1c1f26' }) =>
  `BT ${channels(colour)} rg /${fonts[font]} ${size} Tf ${x} ${HEIGHT - y} Td (${escaped(text)}) Tj ET`;

/** A text in lines of at most `most` letters. */
export function wrapped(text, most) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== '' && last.length + word.length >= most) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** @param pages each a list of `area` and `line` @returns the file */
export function pdf(title, pages) {
  const first = 5;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + at * 2 + 1} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((marks, at) => {
      const content = marks.join('\n');
      return [
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Contents ${first + at * 2} 0 R ` +
          '/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>',
      ];
    }),
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return (
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows}` +
    `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  );
}
