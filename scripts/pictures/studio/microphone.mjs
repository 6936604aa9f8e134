import { linear } from '../colour.mjs';
import { matt, metal, satin } from '../render/materials.mjs';
import { lathe } from '../render/profile.mjs';
import { part } from '../render/scene.mjs';
import { curve, cylinder, move, torus, tube, union } from '../render/shapes.mjs';
import { facing } from './leather.mjs';

/** A studio microphone on a table stand, with a pop screen. */
export function microphone({ body = metal('#c9c9c6', 0.22), stand = satin('#211f1e'), screen = true } = {}) {
  const mesh = metal('#9a9a98', 0.35, {
    bump: (x, y, z) => Math.sin(x * 90) * Math.sin(y * 90) * Math.sin(z * 90) * 0.006,
  });
  return [
    part(move(cylinder(0.5, 0.05, 0.03), 0, 0.05, 0), [0, 0.05, 0, 0.54], stand),
    part(
      tube([
        [0, 0.08, 0, 0.045],
        [0, 0.92, 0, 0.04],
      ]),
      [0, 0.5, 0, 0.5],
      stand,
    ),
    part(
      move(
        lathe(
          curve(
            [
              [-0.1, 0],
              [0.16, 0],
              [0.26, 0.06],
              [0.28, 0.2],
              [0.28, 0.75],
              [0.27, 0.78],
              [-0.1, 0.78],
            ],
            4,
          ),
        ),
        0,
        0.85,
        0,
      ),
      [0, 1.25, 0, 0.55],
      body,
    ),
    part(
      move(
        lathe(
          curve(
            [
              [-0.1, 0],
              [0.275, 0],
              [0.28, 0.3],
              [0.26, 0.5],
              [0.16, 0.64],
              [-0.1, 0.67],
            ],
            4,
          ),
        ),
        0,
        1.66,
        0,
      ),
      [0, 1.98, 0, 0.48],
      mesh,
    ),
    part(move(cylinder(0.29, 0.03, 0.01), 0, 1.64, 0), [0, 1.64, 0, 0.31], metal('#d6b26a', 0.2)),
    part(union(move(torus(0.38, 0.022), 0, 0.95, 0)), [0, 0.95, 0, 0.42], stand),
    ...(screen
      ? [
          part(move(facing(torus(0.42, 0.03)), 0.12, 1.9, 0.62), [0.12, 1.9, 0.62, 0.47], stand),
          part(move(facing(cylinder(0.4, 0.008, 0.004)), 0.12, 1.9, 0.62), [0.12, 1.9, 0.62, 0.42], {
            ...matt('#2a2827'),
            glass: true,
            colour: linear('#5a5653'),
          }),
          part(
            tube(
              curve(
                [
                  [0.12, 1.47, 0.62, 0.024],
                  [0.2, 1.1, 0.5, 0.024],
                  [0.1, 0.7, 0.1, 0.024],
                  [0, 0.6, 0, 0.024],
                ],
                5,
              ),
            ),
            [0.1, 1.05, 0.3, 0.6],
            stand,
          ),
        ]
      : []),
  ];
}
