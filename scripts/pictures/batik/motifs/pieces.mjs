/**
 * Batik motifs as tiles of 400 x 400 that repeat without a seam. Each takes a palette { ground, main, second, line }.
 * Parang and lereng are horizontal here; their users turn them to the diagonal.
 */
export const T = 400;

/** Draws something at every neighbour too, so that what crosses an edge comes back on the other side. */
export const wrapped = (draw) =>
  [-T, 0, T]
    .flatMap((dx) => [-T, 0, T].map((dy) => `<g transform="translate(${dx} ${dy})">${draw}</g>`))
    .join('');

export const ground = (fill) => `<rect width="${T}" height="${T}" fill="${fill}"/>`;

export const dots = (list, r, fill) =>
  list.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');

export const around = (count, draw) =>
  Array.from({ length: count }, (_, i) => `<g transform="rotate(${(360 / count) * i})">${draw}</g>`).join('');
