import { length2 } from '../../render/length.mjs';
import { satin } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { cloth } from '../cloth.mjs';
import { WALL, sections, smooth } from './sections.mjs';
import { wear } from './tailoring.mjs';

/** A skirt on its own, with a waistband. */
export function skirt(
  map,
  { size = 0.55, angle = 0, seed = 0, width = 0.8, hem = 0.25, pleats = 15, band = '#2a1a10' } = {},
) {
  const top = 1.95;
  const body = [
    [top + 0.5, 0.4, 0.3],
    [top, 0.4, 0.3],
    [top - 0.5, width * 0.75, width * 0.62],
    [hem, width, width * 0.85],
  ];
  const read = sections(body);
  const at = [0, 0];
  const distance = (x, y, z) => {
    read(y, at);
    const a = Math.atan2(x / at[0], z / at[1]);
    const fold = 1 + Math.sin(a * pleats + Math.sin(a * 3 + seed)) * 0.07 * smooth(top, hem, y);
    const d = (length2(x / at[0], z / at[1]) - fold) * at[1] * 0.8;
    return Math.max(Math.abs(d + WALL) - WALL, hem - y, y - top) * 0.8;
  };
  const belt = lathe(
    [
      [0.38, top - 0.02],
      [0.415, top - 0.02],
      [0.41, top + 0.13],
      [0.38, top + 0.13],
    ],
    0.008,
  );
  const arcUv = (x, y, z) => {
    read(y, at);
    return [Math.atan2(x / at[0], z / at[1]) * 0.72, -y];
  };
  return [
    part(
      distance,
      [0, (top + hem) / 2, 0, 1.25],
      cloth(map, { size, angle, uv: arcUv, seed, folds: wear(seed, 0.5), lining: '#e9e2d6' }),
    ),
    part((x, y, z) => belt(x, y, z * 1.33) * 0.75, [0, top + 0.05, 0, 0.5], satin(band)),
  ];
}
