import { metal, satin } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { move, roundBox } from '../../render/shapes.mjs';
import { wrapped } from '../vessels.mjs';

/** A travel tumbler with a lid. */
export function tumbler(
  map,
  { colour = '#2f4a3d', lid = satin('#1f1c1a'), steel = metal('#d6d6d2', 0.2) } = {},
) {
  return [
    part(
      lathe(
        [
          [-0.2, 0.06],
          [0.32, 0.06],
          [0.34, 0.1],
          [0.44, 1.7],
          [-0.2, 1.7],
        ],
        0.012,
      ),
      [0, 0.88, 0, 0.98],
      { paint: wrapped(map, colour, [0.1, 1.7], 0.55), rough: 0.4, gloss: 0.05 },
    ),
    part(
      lathe(
        [
          [-0.2, 0],
          [0.3, 0],
          [0.325, 0.05],
          [-0.2, 0.05],
        ],
        0.01,
      ),
      [0, 0.03, 0, 0.36],
      steel,
    ),
    part(
      lathe(
        [
          [-0.2, 1.71],
          [0.45, 1.71],
          [0.45, 1.75],
          [-0.2, 1.75],
        ],
        0.008,
      ),
      [0, 1.73, 0, 0.48],
      steel,
    ),
    part(
      lathe(
        [
          [-0.2, 1.76],
          [0.43, 1.76],
          [0.42, 1.86],
          [0.3, 1.92],
          [-0.2, 1.92],
        ],
        0.014,
      ),
      [0, 1.84, 0, 0.47],
      lid,
    ),
    part(move(roundBox(0.1, 0.05, 0.16, 0.03), 0, 1.95, 0.08), [0, 1.95, 0.08, 0.22], lid),
  ];
}
