import { glass, glossy, matt, metal, satin } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { move, tube, union } from '../../render/shapes.mjs';
import { handleTube } from './handle-tube.mjs';

/** A French press with coffee. */
export function frenchPress({ frame = metal('#d8b27a', 0.16), knob = satin('#231f1d') } = {}) {
  const glassBody = lathe([
    [-0.2, 0.08],
    [0.48, 0.08],
    [0.49, 0.1],
    [0.49, 1.5],
    [0.465, 1.5],
    [0.465, 0.11],
    [-0.2, 0.11],
  ]);
  const bars = [45, 135, 225, 315].map((a) => {
    const [x, z] = [Math.cos((a * Math.PI) / 180) * 0.52, Math.sin((a * Math.PI) / 180) * 0.52];
    return tube([
      [x, 0.02, z, 0.025],
      [x, 1.12, z, 0.025],
    ]);
  });
  const rings = [0.1, 0.62, 1.12].map((y) =>
    lathe(
      [
        [0.495, y - 0.04],
        [0.53, y - 0.04],
        [0.53, y + 0.04],
        [0.495, y + 0.04],
      ],
      0.006,
    ),
  );
  const handle = handleTube([
    [0.5, 1.1, 0, 0.05],
    [0.85, 1.15, 0, 0.055],
    [0.98, 0.95, 0, 0.06],
    [0.92, 0.6, 0, 0.055],
    [0.52, 0.55, 0, 0.05],
  ]);
  return [
    part(glassBody, [0, 0.8, 0, 0.9], glass()),
    part(
      lathe(
        [
          [-0.2, 0.115],
          [0.45, 0.115],
          [0.45, 1.0],
          [-0.2, 1.0],
        ],
        0.006,
      ),
      [0, 0.55, 0, 0.66],
      glossy('#2c150b'),
    ),
    part(
      lathe(
        [
          [-0.2, 1.0],
          [0.45, 1.0],
          [0.45, 1.07],
          [-0.2, 1.08],
        ],
        0.006,
      ),
      [0, 1.04, 0, 0.48],
      matt('#b98a5a'),
    ),
    part(union(...bars, ...rings), [0, 0.6, 0, 0.82], frame),
    part(handle, [0.72, 0.85, 0, 0.46], knob),
    part(
      lathe(
        [
          [-0.1, 1.5],
          [0.5, 1.5],
          [0.5, 1.56],
          [0.4, 1.64],
          [0.12, 1.68],
          [-0.1, 1.69],
        ],
        0.012,
      ),
      [0, 1.58, 0, 0.55],
      frame,
    ),
    part(
      tube([
        [0, 1.65, 0, 0.02],
        [0, 2.0, 0, 0.02],
      ]),
      [0, 1.85, 0, 0.24],
      frame,
    ),
    part(
      move((x, y, z) => Math.sqrt(x * x + y * y + z * z) - 0.09, 0, 2.05, 0),
      [0, 2.05, 0, 0.1],
      knob,
    ),
  ];
}
