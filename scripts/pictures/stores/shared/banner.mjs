import { rect } from '../../coffee/labels/pieces.mjs';
import { text, textWidth, wrap } from '../../type/text.mjs';

/** Words at the left of a banner, 1200 x 514: a small line, a headline of at most three lines, a line below, a button. */
export const headline =
  ({
    small,
    title,
    line,
    button,
    ink = '#2a1a10',
    accent = '#b5472f',
    font = 'serif-black',
    width = 560,
    size = 76,
  }) =>
  () => {
    const lines = wrap(title, width, { font, size });
    const top = 257 - (lines.length * size * 1.06) / 2 - 8;
    const after = top + lines.length * size * 1.06;
    const buttonWidth = button ? textWidth(button, { font: 'sans-bold', size: 22 }) + 56 : 0;
    return [
      text(small.toUpperCase(), 72, top - 22, { font: 'sans-bold', size: 21, spacing: 5, fill: accent }),
      ...lines.map((value, i) => text(value, 70, top + size * (0.86 + i * 1.06), { font, size, fill: ink })),
      text(line, 72, after + 42, { font: 'sans', size: 25, fill: ink, fit: width + 10 }),
      button
        ? rect(72, after + 70, buttonWidth, 52, accent, 'rx="26"') +
          text(button, 72 + buttonWidth / 2, after + 104, {
            font: 'sans-bold',
            size: 22,
            anchor: 'middle',
            fill: '#ffffff',
          })
        : '',
    ].join('');
  };
