import { linear } from '../../colour.mjs';
import { matt, wood } from '../../render/materials.mjs';
import { part } from '../../render/scene.mjs';
import { cylinder, move, roundBox, tube, union } from '../../render/shapes.mjs';
import { cloth, wrinkles } from '../cloth.mjs';

/** A cloth that hangs over a wooden rod in soft folds, fringe below. */
export function hung(
  map,
  {
    size = 0.6,
    angle = 0,
    w = 0.72,
    drop = 1.95,
    folds = 4,
    fringe,
    seed = 0,
    rodColour = '#7a4a2b',
    border,
  } = {},
) {
  const top = 2.35;
  const wave = (x, y) =>
    0.07 *
    Math.sin(x * folds * 2.1 + Math.sin(y * 1.3 + seed) * 0.5) *
    (0.25 + 0.75 * Math.min(1, (top - y) / 1.1));
  const sheet = (x, y, z) => {
    const box = roundBox(w, drop / 2, 0.016, 0.012);
    return box(x, y - top + drop / 2, z - 0.1 - wave(x, y)) * 0.72;
  };
  const back = (x, y, z) =>
    roundBox(w * 0.97, drop * 0.4, 0.016, 0.012)(x, y - top + drop * 0.4, z + 0.12 + wave(x + 0.4, y) * 0.6) *
    0.75;
  const over = (x, y, z) =>
    Math.max(Math.abs(Math.sqrt((y - top) ** 2 + z * z) - 0.11) - 0.016, top - y, Math.abs(x) - w) * 0.9;
  const base = cloth(map, { size, angle, seed, folds: wrinkles(seed, 0.02), silk: true });
  const edge = border ? linear(border) : null;
  const material = {
    ...base,
    paint: (x, y, z, nx, ny, nz, out) => {
      base.paint(x, y, z, nx, ny, nz, out);
      const low = y - (top - drop);
      if (edge && (low < 0.16 || Math.abs(x) > w - 0.07))
        for (let k = 0; k < 3; k += 1) out[k] = edge[k] * (Math.abs(low - 0.16) < 0.012 ? 0.5 : 1);
    },
  };
  const threads = fringe
    ? Array.from({ length: 30 }, (_, i) => {
        const x = -w + 0.03 + (i * (w * 2 - 0.06)) / 29;
        const z = 0.1 + wave(x, top - drop);
        return tube([
          [x, top - drop + 0.02, z, 0.014],
          [x + Math.sin(i * 7) * 0.02, top - drop - 0.16, z, 0.011],
        ]);
      })
    : [];
  return [
    part(sheet, [0, top - drop / 2, 0.1, Math.sqrt(w * w + (drop / 2) ** 2) + 0.2], material),
    part(back, [0, top - drop * 0.4, -0.12, Math.sqrt(w * w + (drop * 0.4) ** 2) + 0.2], base),
    part(over, [0, top, 0, w + 0.15], base),
    ...(fringe ? [part(union(...threads), [0, top - drop - 0.08, 0.1, w + 0.15], matt(fringe))] : []),
    part(
      move((x, y, z) => cylinder(0.075, w + 0.28, 0.03)(y, x, z), 0, top, 0),
      [0, top, 0, w + 0.32],
      wood(rodColour, { along: 'x' }),
    ),
    ...[-1, 1].map((s) =>
      part(
        tube([
          [s * (w + 0.2), 0.03, 0, 0.045],
          [s * (w + 0.2), top, 0, 0.045],
        ]),
        [s * (w + 0.2), top / 2, 0, top / 2 + 0.1],
        wood(rodColour),
      ),
    ),
    ...[-1, 1].map((s) =>
      part(
        move(roundBox(0.06, 0.035, 0.42, 0.02), s * (w + 0.2), 0.035, 0),
        [s * (w + 0.2), 0.03, 0, 0.45],
        wood(rodColour, { along: 'x' }),
      ),
    ),
  ];
}
