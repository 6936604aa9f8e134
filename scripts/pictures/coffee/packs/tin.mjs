import { metal } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { wrapped } from '../vessels.mjs';

/** A round tin with a printed wrap and a metal lid. */
export function tin(
  map,
  { colour = '#2f4a3d', lid = metal('#d2b07a', 0.22), r = 0.52, h = 1.3, arc = 0.6 } = {},
) {
  return [
    part(
      lathe(
        [
          [-0.2, 0],
          [r, 0],
          [r, h],
          [-0.2, h],
        ],
        0.012,
      ),
      [0, h / 2, 0, Math.hypot(r, h / 2) + 0.03],
      { paint: wrapped(map, colour, [0.02, h - 0.02], arc), rough: 0.26, gloss: 0.05 },
    ),
    part(
      lathe(
        [
          [-0.2, h],
          [r + 0.012, h - 0.01],
          [r + 0.012, h + 0.16],
          [r - 0.03, h + 0.2],
          [-0.2, h + 0.2],
        ],
        0.012,
      ),
      [0, h + 0.1, 0, r + 0.1],
      lid,
    ),
  ];
}
