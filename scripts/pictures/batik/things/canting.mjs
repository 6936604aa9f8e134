import { metal, wood } from '../../render/materials.mjs';
import { part } from '../../render/scene.mjs';
import { tube } from '../../render/shapes.mjs';

/** A canting: copper bowl and spout on a bamboo handle, lying along x. */
export function canting(handle = '#c9a06b') {
  return [
    part(
      tube([
        [-1.1, 0, 0, 0.05],
        [0.1, 0.02, 0, 0.06],
      ]),
      [-0.5, 0, 0, 0.72],
      wood(handle, { along: 'x' }),
    ),
    part(
      tube([
        [0.1, 0.02, 0, 0.035],
        [0.36, 0.05, 0, 0.03],
      ]),
      [0.23, 0.03, 0, 0.2],
      metal('#b87333', 0.22),
    ),
    part(
      (x, y, z) =>
        Math.max(Math.sqrt(((x - 0.5) / 1.25) ** 2 + (y - 0.06) ** 2 + z * z) - 0.14, y - 0.12) * 0.85,
      [0.5, 0.06, 0, 0.2],
      metal('#b87333', 0.2),
    ),
    part(
      tube([
        [0.62, 0.04, 0, 0.028],
        [0.76, -0.02, 0, 0.02],
        [0.8, -0.1, 0, 0.014],
      ]),
      [0.72, -0.02, 0, 0.16],
      metal('#b87333', 0.2),
    ),
  ];
}
