import { around, dots, ground, wrapped } from './pieces.mjs';

/** Flowers, leaves and tendrils of the northern coast. */
export function buketan({ ground: g, main, second, line }) {
  const flower = (r) =>
    `${around(7, `<path d="M0 0 C${r * 0.5} ${-r * 0.4} ${r * 0.42} ${-r} 0 ${-r} C${-r * 0.42} ${-r} ${-r * 0.5} ${-r * 0.4} 0 0Z" fill="${main}" stroke="${g}" stroke-width="2.5"/><path d="M0 ${-r * 0.3} V${-r * 0.75}" stroke="${line}" stroke-width="2.5"/>`)}<circle r="${r * 0.26}" fill="${second}"/>${around(8, `<circle cy="${-r * 0.16}" r="2.6" fill="${g}"/>`)}`;
  const leafAt = (x, y, a, s) =>
    `<g transform="translate(${x} ${y}) rotate(${a}) scale(${s})"><path d="M0 0 C24 -26 62 -24 92 0 C62 24 24 26 0 0Z" fill="${second}"/><path d="M6 0 H84 M24 0 L36 -12 M24 0 L36 12 M44 0 L56 -12 M44 0 L56 12" stroke="${g}" stroke-width="3" fill="none"/></g>`;
  const spray = `<path d="M-20 150 C20 90 10 20 90 -10 M20 80 C70 90 110 70 140 110" stroke="${line}" stroke-width="5" fill="none" stroke-linecap="round"/>${leafAt(0, 120, -150, 0.9)}${leafAt(14, 60, 200, 0.8)}${leafAt(40, 20, -20, 0.7)}${leafAt(92, 92, 70, 0.8)}${leafAt(120, 88, -30, 0.7)}<g transform="translate(96 -14)">${flower(58)}</g><g transform="translate(146 118)">${flower(36)}</g>`;
  const bits = dots(
    [
      [40, 330],
      [90, 370],
      [210, 200],
      [230, 40],
      [350, 330],
      [330, 180],
      [180, 350],
      [20, 40],
    ],
    6,
    line,
  );
  return (
    ground(g) +
    bits +
    wrapped(
      `<g transform="translate(50 90)">${spray}</g><g transform="translate(360 300) rotate(180) scale(.82)">${spray}</g>`,
    )
  );
}
