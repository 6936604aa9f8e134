import { font } from './fonts.mjs';

function glyphs(text, face, size, spacing) {
  const scale = size / face.unitsPerEm;
  let x = 0;
  const parts = [];
  const list = face.stringToGlyphs(text);
  list.forEach((glyph, index) => {
    parts.push({ glyph, x });
    const kern = index + 1 < list.length ? face.getKerningValue(glyph, list[index + 1]) : 0;
    x += (glyph.advanceWidth + kern) * scale + spacing;
  });
  return { parts, width: x - spacing };
}

/** The width of a line in pixels. */
export function textWidth(text, { font: name = 'sans', size = 40, spacing = 0 } = {}) {
  return glyphs(text, font(name), size, spacing).width;
}

/**
 * One line of text as an SVG path.
 * `fit` shrinks the size until the line is at most that wide; `anchor` is start, middle or end.
 */
export function text(value, x, y, options = {}) {
  const { font: name = 'sans', anchor = 'start', fill = '#000', fit, opacity = 1 } = options;
  let { size = 40, spacing = 0 } = options;
  const face = font(name);
  let line = glyphs(value, face, size, spacing);
  if (fit && line.width > fit) {
    const factor = fit / line.width;
    size *= factor;
    spacing *= factor;
    line = glyphs(value, face, size, spacing);
  }
  const start = x - { start: 0, middle: 0.5, end: 1 }[anchor] * line.width;
  const d = line.parts.map(({ glyph, x: at }) => glyph.getPath(start + at, y, size).toPathData(2)).join('');
  return `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/** Breaks text into lines of at most `width` pixels. */
export function wrap(value, width, options) {
  const lines = [];
  for (const word of value.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, options) <= width)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Text along a circle, as on stamps and seals: centred at its top, or with `below` at its bottom, readable. */
export function ringText(value, cx, cy, radius, options = {}) {
  const { font: name = 'sans', size = 20, spacing = 2, fill = '#000', below = false } = options;
  const sign = below ? -1 : 1;
  const baseline = below ? radius + size * 0.72 : -radius;
  const line = glyphs(value, font(name), size, spacing);
  const perPixel = 360 / (2 * Math.PI * radius);
  return line.parts
    .map(({ glyph, x }) => {
      const half = (glyph.advanceWidth * size) / font(name).unitsPerEm / 2;
      const angle = sign * (x + half - line.width / 2) * perPixel;
      const d = glyph.getPath(-half, baseline, size).toPathData(2);
      return d
        ? `<path transform="translate(${cx} ${cy}) rotate(${angle.toFixed(2)})" d="${d}" fill="${fill}"/>`
        : '';
    })
    .join('');
}
