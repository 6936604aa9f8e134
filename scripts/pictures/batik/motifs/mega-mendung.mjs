import { ground, wrapped } from './pieces.mjs';

/** Layered clouds. */
export function megaMendung({ ground: g, main, second, line }) {
  const cloud =
    'M20 96 C-6 92 -8 52 24 50 C22 18 70 8 86 34 C100 6 146 8 150 38 C178 26 204 48 192 72 C216 84 204 112 178 106 C150 122 120 108 108 98 C86 116 44 116 20 96Z';
  const curl =
    'M44 78 C32 60 62 44 72 62 C78 76 58 82 58 70 M118 74 C106 52 140 40 150 60 C156 76 132 82 133 68';
  const layers = [
    [72, line],
    [58, main],
    [44, second],
    [30, main],
    [16, line],
  ]
    .map(
      ([w, c]) =>
        `<path d="${cloud}" fill="${c}" stroke="${c}" stroke-width="${w}" stroke-linejoin="round"/>`,
    )
    .join('');
  const one = `${layers}<path d="${cloud}" fill="${second}"/><path d="${curl}" fill="none" stroke="${line}" stroke-width="7" stroke-linecap="round"/>`;
  const put = (x, y, s, flip = 1) => `<g transform="translate(${x} ${y}) scale(${s * flip} ${s})">${one}</g>`;
  return (
    ground(g) +
    wrapped(put(-6, 18, 1.12) + put(402, 222, 1.12, -1) + put(238, 96, 0.42) + put(40, 296, 0.42, -1))
  );
}
