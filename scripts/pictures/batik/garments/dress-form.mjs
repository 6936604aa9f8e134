import { matt, wood } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { curve, cylinder, move, tube } from '../../render/shapes.mjs';

/** The torso of a dress form, with its stand. */
export function dressForm(top, waistHem, floor = 0) {
  const linen = matt('#d9cbb4');
  return [
    part(
      move(
        lathe(
          curve(
            [
              [-0.1, -0.2],
              [0.2, -0.18],
              [0.135, 0.02],
              [0.125, 0.2],
              [-0.1, 0.24],
            ],
            4,
          ),
        ),
        0,
        top,
        0,
      ),
      [0, top, 0, 0.36],
      linen,
    ),
    part(move(cylinder(0.11, 0.03, 0.02), 0, top + 0.25, 0), [0, top + 0.25, 0, 0.14], wood('#7a4a2b')),
    part(
      tube([
        [0, floor, 0, 0.035],
        [0, waistHem + 0.3, 0, 0.035],
      ]),
      [0, (waistHem + floor) / 2, 0, (waistHem - floor) / 2 + 0.4],
      wood('#7a4a2b'),
    ),
    part(
      move(cylinder(0.42, 0.035, 0.02), 0, floor + 0.035, 0),
      [0, floor + 0.035, 0, 0.45],
      wood('#7a4a2b', { along: 'x' }),
    ),
  ];
}
