import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { cloth } from '../cloth.mjs';

/** The collar of a shirt: a stand and a turned-down leaf, open in front. */
export function collar(map, top, { size, angle, mandarin = false, seed }) {
  const stand = lathe(
    [
      [0.245, top - 0.14],
      [0.26, top - 0.14],
      [0.242, top + (mandarin ? 0.07 : 0.03)],
      [0.228, top + (mandarin ? 0.07 : 0.03)],
    ],
    0.006,
  );
  const leafShape = lathe(
    [
      [0.225, top + 0.045],
      [0.25, top + 0.06],
      [0.43, top - 0.15],
      [0.41, top - 0.165],
    ],
    0.008,
  );
  const open = (x, z, gap) => (gap - Math.abs(Math.atan2(x, z))) * 0.24;
  const base = cloth(map, { size, angle: angle + 90, seed: seed + 1 });
  const material = {
    ...base,
    paint: (x, y, z, nx, ny, nz, out) => {
      base.paint(x, y, z, nx, ny, nz, out);
      const drop = y + 0.16 * (z > 0 ? z : z * 0.3);
      const shade = !mandarin && drop < top - 0.125 ? 0.5 : 0.92;
      for (let k = 0; k < 3; k += 1) out[k] *= shade;
    },
  };
  const fit = (shape, gapAt) => (x, y, z) => {
    const zz = (z - 0.03) / 0.98;
    return Math.max(shape(x, y + 0.16 * (z > 0 ? z : z * 0.3), zz), open(x, zz, gapAt(y))) * 0.85;
  };
  const parts = [
    part(
      fit(stand, () => 0.1),
      [0, top, 0.03, 0.36],
      material,
    ),
  ];
  if (!mandarin)
    parts.push(
      part(
        fit(leafShape, (y) => 0.14 + Math.max(0, (top + 0.05 - y) * 0.9)),
        [0, top, 0.03, 0.48],
        material,
      ),
    );
  return parts;
}
