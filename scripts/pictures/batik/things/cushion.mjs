import { matt } from '../../render/materials.mjs';
import { part, place } from '../../render/scene.mjs';
import { roundBox, tube } from '../../render/shapes.mjs';
import { cloth, wrinkles } from '../cloth.mjs';

/** A cushion. */
export function cushion(map, { size = 0.55, angle = 0, w = 0.92, h = 0.92, seed = 0, piping } = {}) {
  const shape = (x, y, z) => {
    const u = Math.min(1, Math.abs(x) / w);
    const v = Math.min(1, Math.abs(y) / h);
    const thick = 0.46 * Math.max(0, (1 - u * u) * (1 - v * v)) ** 0.55 + 0.015;
    const rim = roundBox(w - 0.1 * (1 - v * v), h - 0.1 * (1 - u * u), 2, 0.05)(x, y, 0);
    return Math.max(rim, Math.abs(z) - thick) * 0.7;
  };
  const parts = [
    part(
      shape,
      [0, 0, 0, Math.sqrt(w * w + h * h)],
      cloth(map, { size, angle, seed, folds: wrinkles(seed, 0.05) }),
    ),
  ];
  if (piping) {
    const k = 0.97;
    const line = tube(
      [
        [-w * k, -h * k],
        [0, -h * 0.89],
        [w * k, -h * k],
        [w * 0.89, 0],
        [w * k, h * k],
        [0, h * 0.89],
        [-w * k, h * k],
        [-w * 0.89, 0],
        [-w * k, -h * k],
      ].map(([x, y]) => [x, y, 0, 0.03]),
    );
    parts.push(part(line, [0, 0, 0, Math.sqrt(w * w + h * h) + 0.05], matt(piping)));
  }
  return place(parts, { at: [0, h * 0.98, 0], tilt: -14 });
}
