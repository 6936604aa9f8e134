import { around, dots, ground } from './pieces.mjs';

/** Rosettes in squares. */
export function ceplok({ ground: g, main, second, line }) {
  const rosette = `<rect x="-92" y="-92" width="184" height="184" fill="none" stroke="${line}" stroke-width="6"/><g transform="rotate(45)"><rect x="-56" y="-56" width="112" height="112" fill="none" stroke="${second}" stroke-width="4"/></g>${around(8, `<path d="M0 -16 C20 -34 18 -58 0 -76 C-18 -58 -20 -34 0 -16Z" fill="${main}" stroke="${line}" stroke-width="3"/>`)}<circle r="17" fill="${second}" stroke="${line}" stroke-width="4"/>${dots(
    [
      [74, 74],
      [-74, 74],
      [74, -74],
      [-74, -74],
    ],
    12,
    main,
  )}`;
  return (
    ground(g) +
    [0, 1]
      .flatMap((i) =>
        [0, 1].map((j) => `<g transform="translate(${100 + 200 * i} ${100 + 200 * j})">${rosette}</g>`),
      )
      .join('')
  );
}
