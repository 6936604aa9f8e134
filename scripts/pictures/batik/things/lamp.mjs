import { wood } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { curve } from '../../render/shapes.mjs';
import { cloth } from '../cloth.mjs';

/** A table lamp with a cloth shade. */
export function lamp(map, { size = 0.5, angle = 0, foot = '#7a4a2b', seed = 0 } = {}) {
  const shade = lathe(
    [
      [0.62, 1.15],
      [0.64, 1.15],
      [0.46, 2.0],
      [0.44, 2.0],
    ],
    0.012,
  );
  const uv = (x, y, z) => [Math.atan2(x, z) * 0.55, -y];
  const base = cloth(map, { size, angle, uv, seed });
  const paint = (x, y, z, nx, ny, nz, out) => {
    base.paint(x, y, z, nx, ny, nz, out);
    // the bulb behind warms and lifts the middle
    const lit = 1.25 + 0.9 * Math.exp(-((y - 1.5) ** 2) * 5);
    out[0] = Math.min(1, out[0] * lit + 0.05);
    out[1] = Math.min(1, out[1] * lit * 0.95 + 0.03);
    out[2] = Math.min(1, out[2] * lit * 0.78 + 0.01);
  };
  return [
    part(shade, [0, 1.57, 0, 0.85], { ...base, paint, wrap: 0.6 }),
    part(
      lathe(
        curve(
          [
            [-0.1, 0],
            [0.42, 0],
            [0.42, 0.05],
            [0.16, 0.12],
            [0.09, 0.4],
            [0.17, 0.7],
            [0.1, 1.0],
            [0.04, 1.2],
            [-0.1, 1.25],
          ],
          4,
        ),
      ),
      [0, 0.6, 0, 0.8],
      wood(foot),
    ),
  ];
}
