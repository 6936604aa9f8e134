import { matt } from '../../render/materials.mjs';
import { part } from '../../render/scene.mjs';
import { move, roundBox } from '../../render/shapes.mjs';
import { cloth, wrinkles } from '../cloth.mjs';

/** Folded cloths on top of each other, held by a paper band. */
export function stack(
  maps,
  { size = 0.5, angles = [], band, w = 0.95, d = 0.68, thick = 0.17, seed = 0 } = {},
) {
  const layers = maps.map((map, i) => {
    const y0 = thick * (0.5 + i);
    const box = roundBox(w - 0.02 * (i % 2), thick / 2 + 0.012, d - 0.015 * i, thick * 0.46);
    const distance = (x, y, z) => {
      const sag = 0.02 * Math.sin(x * 2.3 + i) + 0.012 * Math.sin(x * 3.1 + z * 2.3 + i * 2 + seed);
      const d0 = box(x, y - y0 + sag, z);
      // the front edge shows the folds as lines
      const lines = z > d * 0.7 ? Math.abs(Math.sin(((y - y0) / thick) * Math.PI * 3)) * 0.008 : 0;
      return (d0 + 0.008 - lines) * 0.8;
    };
    const uv = (x, y, z, nx, ny) => (ny > 0.6 ? [x, z] : [x + (Math.abs(nx) > 0.7 ? z : 0), d - (y - y0)]);
    return part(
      distance,
      [0, y0, 0, Math.sqrt(w * w + d * d) + 0.12],
      cloth(map, { size, angle: angles[i] ?? 0, uv, seed: seed + i, folds: wrinkles(seed + i, 0.03) }),
    );
  });
  if (!band) return layers;
  const h = thick * maps.length;
  const strip = move(roundBox(0.16, h / 2 + 0.018, d + 0.02, thick * 0.46), -w * 0.35, h / 2, 0);
  return [...layers, part(strip, [-w * 0.35, h / 2, 0, d + 0.4], matt(band, { wrap: 0.2 }))];
}
