import { around, dots, ground, wrapped } from './pieces.mjs';

/** Four palm fruits round a crossing. */
export function kawung({ ground: g, main, second, line }) {
  const s = 200;
  const petal = `<path d="M0 -14 C38 -36 44 -92 0 -120 C-44 -92 -38 -36 0 -14Z" fill="${main}" stroke="${line}" stroke-width="4"/><path d="M0 -34 C16 -50 18 -82 0 -98 C-18 -82 -16 -50 0 -34Z" fill="none" stroke="${second}" stroke-width="4"/>${dots(
    [
      [0, -56],
      [0, -76],
    ],
    4,
    second,
  )}`;
  const flower = `<g transform="rotate(45)">${around(4, petal)}</g>${dots([[0, 0]], 9, line)}${dots(
    [
      [0, -34],
      [34, 0],
      [0, 34],
      [-34, 0],
    ],
    5,
    main,
  )}`;
  const cells = [0, 1]
    .flatMap((i) =>
      [0, 1].map((j) => `<g transform="translate(${s * (i + 0.5)} ${s * (j + 0.5)})">${flower}</g>`),
    )
    .join('');
  const crossings = [0, 1, 2]
    .flatMap((i) =>
      [0, 1, 2].map(
        (j) =>
          `<g transform="translate(${s * i} ${s * j})"><circle r="13" fill="${second}"/><circle r="6" fill="${g}"/></g>`,
      ),
    )
    .join('');
  return ground(g) + wrapped(cells) + crossings;
}
