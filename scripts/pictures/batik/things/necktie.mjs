import { extrude } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { curve, tube } from '../../render/shapes.mjs';
import { cloth, wrinkles } from '../cloth.mjs';

/** A necktie rolled out, and a fan: flat shapes cut from cloth. */
export function necktie(map, { size = 0.4, angle = 45, seed = 0 } = {}) {
  const blade = extrude(
    [
      [-0.1, 2.25],
      [0.1, 2.25],
      [0.14, 2.02],
      [0.3, 0.4],
      [0, 0.08],
      [-0.3, 0.4],
      [-0.14, 2.02],
    ],
    0.03,
    0.02,
  );
  const knot = extrude(
    [
      [-0.17, 2.42],
      [0.17, 2.42],
      [0.1, 2.14],
      [-0.1, 2.14],
    ],
    0.075,
    0.05,
  );
  const loop = tube(
    curve(
      [
        [-0.1, 2.36, 0, 0.05],
        [-0.3, 2.55, -0.06, 0.05],
        [-0.2, 2.78, -0.16, 0.05],
        [0.2, 2.78, -0.16, 0.05],
        [0.3, 2.55, -0.06, 0.05],
        [0.1, 2.36, 0, 0.05],
      ],
      5,
    ),
  );
  const material = cloth(map, { size, angle, seed, silk: true, folds: wrinkles(seed, 0.02) });
  return [
    part(blade, [0, 1.2, 0, 1.2], material),
    part(knot, [0, 2.28, 0, 0.26], material),
    part(loop, [0, 2.56, -0.08, 0.45], material),
  ];
}
