import { around, dots, ground, wrapped } from './pieces.mjs';

/** Small stars as scattered in a night sky. */
export function truntum({ ground: g, main, second, line }) {
  const star = `${around(8, `<path d="M0 -12 C11 -24 10 -44 0 -56 C-10 -44 -11 -24 0 -12Z" fill="${main}"/>`)}<circle r="11" fill="${second}"/><circle r="4" fill="${g}"/>${around(8, `<g transform="rotate(22.5)"><path d="M0 -36 V-52" stroke="${second}" stroke-width="3"/><circle cy="-59" r="4" fill="${second}"/></g>`)}`;
  const small = `${around(4, `<path d="M0 -4 C7 -12 6 -22 0 -28 C-6 -22 -7 -12 0 -4Z" fill="${second}"/>`)}<circle r="4" fill="${main}"/>${dots(
    [
      [20, 20],
      [-20, 20],
      [20, -20],
      [-20, -20],
    ],
    3.4,
    line,
  )}`;
  const at = (list, draw) => list.map(([x, y]) => `<g transform="translate(${x} ${y})">${draw}</g>`).join('');
  return (
    ground(g) +
    wrapped(
      at(
        [
          [100, 100],
          [300, 300],
        ],
        star,
      ) +
        at(
          [
            [300, 100],
            [100, 300],
          ],
          small,
        ) +
        at(
          [
            [200, 0],
            [0, 200],
          ],
          small,
        ) +
        at(
          [
            [200, 200],
            [0, 0],
          ],
          small,
        ),
    )
  );
}
