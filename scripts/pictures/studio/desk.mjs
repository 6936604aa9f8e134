import { matt, metal, satin, wood } from '../render/materials.mjs';
import { lathe } from '../render/profile.mjs';
import { part, place } from '../render/scene.mjs';
import { cylinder, move, roundBox, subtract, tube } from '../render/shapes.mjs';

/** A cup of pencils and brushes. */
export function pencils({
  cup = '#d9cbb4',
  colours = ['#b5472f', '#2f6b8f', '#d99a2b', '#2f5a3f', '#4d2a5e'],
} = {}) {
  const holder = subtract(cylinder(0.34, 0.42, 0.03), move(cylinder(0.3, 0.42, 0.01), 0, 0.06, 0));
  return [
    part(move(holder, 0, 0.42, 0), [0, 0.42, 0, 0.56], matt(cup)),
    ...colours.map((colour, i) => {
      const a = (i / colours.length) * Math.PI * 2;
      const [x, z] = [Math.cos(a), Math.sin(a)];
      return [
        part(
          tube([
            [x * 0.12, 0.1, z * 0.12, 0.035],
            [x * 0.3, 1.3 + (i % 3) * 0.08, z * 0.24, 0.035],
          ]),
          [x * 0.2, 0.7, z * 0.2, 0.72],
          satin(colour),
        ),
        part(
          tube([
            [x * 0.3, 1.3 + (i % 3) * 0.08, z * 0.24, 0.034],
            [x * 0.325, 1.44 + (i % 3) * 0.08, z * 0.26, 0.008],
          ]),
          [x * 0.31, 1.4 + (i % 3) * 0.08, z * 0.25, 0.14],
          matt('#d9b98a'),
        ),
      ];
    }),
  ];
}

/** A pen lying along x. */
export const pen = (hex = '#f2f2f0') => [
  part(
    tube([
      [-0.55, 0.05, 0, 0.045],
      [0.45, 0.05, 0, 0.045],
      [0.62, 0.05, 0, 0.008],
    ]),
    [0, 0.05, 0, 0.68],
    satin(hex),
  ),
];

/** A low wooden table top to stand things on. */
export const board = (hex = '#a8713f', w = 1.5, d = 0.8) => [
  part(
    move(roundBox(w, 0.05, d, 0.03), 0, 0.05, 0),
    [0, 0.05, 0, Math.sqrt(w * w + d * d)],
    wood(hex, { along: 'x' }),
  ),
];

/** A desk lamp with a jointed arm. */
export function deskLamp(hex = '#d99a2b') {
  return [
    part(move(cylinder(0.36, 0.04, 0.02), 0, 0.04, 0), [0, 0.04, 0, 0.4], satin(hex)),
    part(
      tube([
        [0, 0.05, 0, 0.03],
        [-0.3, 0.95, 0, 0.03],
        [0.35, 1.65, 0, 0.03],
      ]),
      [0, 0.85, 0, 0.95],
      metal('#b9b9b5', 0.25),
    ),
    place(
      [
        part(
          lathe(
            [
              [0.1, 0],
              [0.38, -0.36],
              [0.36, -0.37],
              [0.06, -0.02],
              [-0.02, 0.06],
              [0.08, 0.08],
            ],
            0.012,
          ),
          [0, -0.15, 0, 0.5],
          satin(hex),
        ),
      ],
      { at: [0.38, 1.68, 0], roll: 34 },
    ),
  ];
}
