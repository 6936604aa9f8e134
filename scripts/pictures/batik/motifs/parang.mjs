import { T, ground, wrapped } from './pieces.mjs';

/** Knife-like waves in bands, with a row of lozenges between. */
export function parang({ ground: g, main, second, line }) {
  const band = T / 2;
  const blade = `<path d="M-8 ${band * 0.36} C-46 ${band * 0.3} -52 ${-band * 0.1} -14 ${-band * 0.2} C-26 ${-band * 0.02} -6 ${band * 0.12} 20 ${band * 0.02} C44 ${-band * 0.1} 30 ${-band * 0.3} 6 ${-band * 0.36} C58 ${-band * 0.34} 68 ${band * 0.06} 34 ${band * 0.2} C14 ${band * 0.3} 4 ${band * 0.24} -8 ${band * 0.36}Z" fill="${main}" stroke="${line}" stroke-width="4"/><path d="M-24 ${band * 0.16} C-36 ${band * 0.04} -34 ${-band * 0.06} -26 ${-band * 0.1} M10 ${band * 0.16} C38 ${band * 0.06} 46 ${-band * 0.1} 38 ${-band * 0.22}" fill="none" stroke="${second}" stroke-width="5" stroke-linecap="round"/><circle cx="4" cy="${-band * 0.13}" r="7" fill="${second}"/>`;
  const row = [0, 1, 2, 3].map((i) => `<g transform="translate(${50 + i * 100} 0)">${blade}</g>`).join('');
  const lozenges = Array.from(
    { length: 8 },
    (_, i) =>
      `<path transform="translate(${25 + i * 50} 0)" d="M0 -11 L16 0 L0 11 L-16 0Z" fill="${second}" stroke="${line}" stroke-width="3"/>`,
  ).join('');
  const bands = [0, 1]
    .map(
      (i) =>
        `<g transform="translate(0 ${band * (i + 0.5)})">${row}</g><rect y="${band * i - 17}" width="${T}" height="34" fill="${line}"/><g transform="translate(0 ${band * i})">${lozenges}</g>`,
    )
    .join('');
  return ground(g) + wrapped(bands);
}
