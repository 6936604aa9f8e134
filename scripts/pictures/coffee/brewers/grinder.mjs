import { metal, wood } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part, place } from '../../render/scene.mjs';
import { curve, cylinder, move, roundBox, union } from '../../render/shapes.mjs';

/** A hand grinder with its crank. */
export function grinder({ colour = '#3a3a3c', knob = '#9b6a3c', steel = '#cfcfcb' } = {}) {
  const knurl = (x, y, z) => (y > 0.55 && y < 1.2 ? Math.cos(Math.atan2(x, z) * 48) * 0.004 : 0);
  const tubeBody = lathe(
    [
      [-0.1, 0],
      [0.33, 0],
      [0.345, 0.02],
      [0.345, 0.52],
      [0.325, 0.55],
      [0.325, 1.5],
      [0.35, 1.53],
      [0.35, 1.62],
      [-0.1, 1.62],
    ],
    0.012,
  );
  const arm = union(
    move(roundBox(0.46, 0.025, 0.06, 0.02), 0.36, 1.74, 0),
    move(cylinder(0.07, 0.1, 0.02), 0, 1.68, 0),
  );
  return [
    part(tubeBody, [0, 0.81, 0, 0.92], { ...metal(colour, 0.34), bump: knurl }),
    part(arm, [0.36, 1.72, 0, 0.6], metal(steel, 0.16)),
    part(
      lathe(
        curve(
          [
            [-0.05, 1.76],
            [0.06, 1.78],
            [0.05, 1.86],
            [0.11, 2.0],
            [0.1, 2.1],
            [-0.05, 2.14],
          ],
          4,
        ),
      ),
      [0, 1.95, 0, 0.28],
      wood(knob),
    ),
  ].map((p, i) => (i === 2 ? place([p], { at: [0.74, 0, 0] })[0] : p));
}
