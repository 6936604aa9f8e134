import { metal, satin, wood } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { curve, cylinder, move } from '../../render/shapes.mjs';
import { handleTube } from './handle-tube.mjs';

/** A gooseneck kettle. */
export function kettle({
  body = metal('#d4d4d0', 0.14),
  grip = satin('#26221f'),
  knob = wood('#8f5c33'),
} = {}) {
  const shell = lathe(
    curve(
      [
        [-0.2, 0],
        [0.6, 0],
        [0.72, 0.06],
        [0.74, 0.2],
        [0.6, 0.85],
        [0.46, 1.12],
        [0.42, 1.16],
        [-0.2, 1.17],
      ],
      5,
    ),
  );
  const lid = lathe(
    [
      [-0.1, 1.17],
      [0.39, 1.17],
      [0.38, 1.2],
      [0.2, 1.26],
      [-0.1, 1.27],
    ],
    0.01,
  );
  const neck = handleTube(
    [
      [-0.6, 0.25, 0, 0.085],
      [-0.95, 0.34, 0, 0.07],
      [-1.06, 0.7, 0, 0.058],
      [-1.12, 1.05, 0, 0.05],
      [-1.32, 1.2, 0, 0.045],
      [-1.5, 1.13, 0, 0.042],
    ],
    6,
  );
  const handle = handleTube([
    [0.5, 1.02, 0, 0.05],
    [0.85, 1.08, 0, 0.06],
    [1.12, 0.98, 0, 0.07],
    [1.16, 0.7, 0, 0.072],
    [1.06, 0.42, 0, 0.06],
  ]);
  return [
    part(shell, [0, 0.58, 0, 0.96], body),
    part(lid, [0, 1.22, 0, 0.42], body),
    part(move(cylinder(0.1, 0.06, 0.03), 0, 1.33, 0), [0, 1.33, 0, 0.14], knob),
    part(neck, [-1.05, 0.72, 0, 0.72], body),
    part(handle, [0.85, 0.75, 0, 0.56], grip),
  ];
}
