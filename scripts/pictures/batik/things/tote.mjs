import { linear } from '../../colour.mjs';
import { satin } from '../../render/materials.mjs';
import { part } from '../../render/scene.mjs';
import { curve, roundBox, tube } from '../../render/shapes.mjs';
import { cloth, wrinkles } from '../cloth.mjs';

/** A tote bag standing, with two handles. */
export function tote(
  map,
  {
    size = 0.6,
    angle = 0,
    base = '#e8dcc6',
    handle = '#7a4a2b',
    h = 1.5,
    w = 0.82,
    seed = 0,
    lower = 0.42,
  } = {},
) {
  const body = (x, y, z) => {
    const v = y / h;
    const d = 0.26 * (1 - 0.72 * v) * (1 + 0.25 * Math.cos(Math.min(1, Math.abs(x) / w) * 1.5));
    const box = roundBox(w * (1 + 0.03 * v), h / 2, 1, 0.05)(x, y - h / 2, 0);
    return Math.max(box, Math.abs(z) - d) * 0.75;
  };
  const printed = cloth(map, { size, angle, seed, folds: wrinkles(seed, 0.06) });
  const plain = linear(base);
  const paint = (x, y, z, nx, ny, nz, out) => {
    printed.paint(x, y, z, nx, ny, nz, out);
    if (y < lower) for (let k = 0; k < 3; k += 1) out[k] = plain[k];
    if (Math.abs(y - lower) < 0.012 || Math.abs(y - h + 0.08) < 0.006)
      for (let k = 0; k < 3; k += 1) out[k] *= 0.5;
  };
  const loop = (z, lean) =>
    tube(
      curve(
        [
          [-0.36, h - 0.25, z, 0.045],
          [-0.34, h + 0.25, z + lean * 0.4, 0.04],
          [-0.14, h + 0.62, z + lean, 0.038],
          [0.14, h + 0.62, z + lean, 0.038],
          [0.34, h + 0.25, z + lean * 0.4, 0.04],
          [0.36, h - 0.25, z, 0.045],
        ],
        5,
      ),
    );
  return [
    part(body, [0, h / 2, 0, 1.2], { ...printed, paint }),
    part(loop(0.11, 0.08), [0, h + 0.2, 0.12, 0.68], satin(handle)),
    part(loop(-0.08, -0.1), [0, h + 0.2, -0.1, 0.68], satin(handle)),
  ];
}
