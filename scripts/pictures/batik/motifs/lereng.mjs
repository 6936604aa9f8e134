import { T, ground, wrapped } from './pieces.mjs';

/** Narrow slanting rows of small figures. */
export function lereng({ ground: g, main, second, line }) {
  const rows = Array.from({ length: 8 }, (_, i) => {
    const y = i * 50;
    const figure =
      i % 2
        ? `<path d="M-16 0 C-8 -16 8 -16 16 0 C8 16 -8 16 -16 0Z" fill="${main}"/><circle r="4" fill="${g}"/>`
        : `<path d="M-20 8 C-10 -14 6 12 20 -8" stroke="${second}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
    return `<rect y="${y + 22}" width="${T}" height="5" fill="${line}"/>${Array.from({ length: 8 }, (_, k) => `<g transform="translate(${25 + k * 50} ${y})">${figure}</g>`).join('')}`;
  }).join('');
  return ground(g) + wrapped(rows);
}
