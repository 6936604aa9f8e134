import { matt, metal } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part, place } from '../../render/scene.mjs';
import { move, roundBox, tube } from '../../render/shapes.mjs';
import { cloth, wrinkles } from '../cloth.mjs';

/** A zipped pouch with a tassel. */
export function pouch(
  map,
  { size = 0.45, angle = 0, w = 0.85, h = 0.52, tassel = '#b5472f', seed = 0 } = {},
) {
  const body = (x, y, z) => {
    const v = (y + h) / (2 * h);
    const d = 0.3 * (1 - v) ** 0.55 * Math.sqrt(Math.max(0, 1 - (Math.abs(x) / (w * 1.05)) ** 4)) + 0.03;
    return Math.max(roundBox(w * (1 - 0.05 * v), h, 1, 0.12)(x, y, 0), Math.abs(z) - d) * 0.6;
  };
  return place(
    [
      part(body, [0, 0, 0, 1.02], cloth(map, { size, angle, seed, folds: wrinkles(seed, 0.05) })),
      part(
        move(roundBox(w * 0.92, 0.022, 0.045, 0.015), 0, h - 0.005, 0),
        [0, h, 0, w],
        metal('#d6b26a', 0.2),
      ),
      part(
        tube([
          [w * 0.86, h, 0, 0.02],
          [w * 0.95, h - 0.16, 0.1, 0.018],
        ]),
        [w * 0.9, h - 0.1, 0.05, 0.2],
        metal('#d6b26a', 0.2),
      ),
      part(
        move(
          lathe(
            [
              [-0.05, 0],
              [0.07, -0.3],
              [0.05, -0.05],
              [0.03, 0.02],
              [-0.05, 0.03],
            ],
            0.012,
          ),
          w * 0.96,
          h - 0.18,
          0.11,
        ),
        [w * 0.96, h - 0.32, 0.11, 0.26],
        matt(tassel),
      ),
    ],
    { at: [0, h, 0] },
  );
}
