import { glass, grainy, wood } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { curve } from '../../render/shapes.mjs';
import { sticker } from './sticker.mjs';

/** A glass jar: contents, label over part of its round, lid. */
export function jar(
  map,
  {
    content = grainy('#9a5a2a'),
    level = 0.95,
    lid = wood('#b98a55'),
    r = 0.5,
    h = 1.15,
    arc = 0.5,
    label = [0.25, 0.85],
  } = {},
) {
  const outer = curve(
    [
      [r * 0.86, 0],
      [r * 0.98, 0.04],
      [r, 0.12],
      [r, h - 0.2],
      [r * 0.9, h - 0.06],
      [r * 0.84, h],
    ],
    4,
  );
  const shell = lathe([
    [-0.2, 0],
    ...outer,
    ...outer.map(([x, y]) => [x - 0.025, Math.max(0.03, y)]).reverse(),
    [-0.2, 0.03],
  ]);
  const parts = [
    part(shell, [0, h / 2, 0, Math.hypot(r, h / 2) + 0.02], glass()),
    part(
      lathe([
        [-0.2, 0.045],
        [r * 0.94, 0.045],
        [r - 0.045, 0.12],
        [r - 0.045, level],
        [-0.2, level],
      ]),
      [0, level / 2, 0, Math.hypot(r, level / 2)],
      content,
    ),
    part(
      lathe(
        [
          [-0.2, h],
          [r * 0.9, h],
          [r * 0.92, h + 0.02],
          [r * 0.92, h + 0.16],
          [-0.2, h + 0.17],
        ],
        0.012,
      ),
      [0, h + 0.08, 0, r + 0.06],
      lid,
    ),
  ];
  if (map) parts.push(sticker(map, r, label, arc));
  return parts;
}
