import { glossy, metal, satin } from '../render/materials.mjs';
import { part, place } from '../render/scene.mjs';
import { cylinder, move, roundBox, torus } from '../render/shapes.mjs';
import { facing, leather } from './leather.mjs';

/** The coated glass of a lens: dark in the middle, violet and teal towards its rim. */
const coating = (x, y, z, nx, ny, nz, out) => {
  const r = Math.sqrt(x * x + (y + 0.02) ** 2) / 0.3;
  const ring = Math.exp(-((r - 0.62) ** 2) * 60);
  out[0] = 0.012 + 0.09 * r * r + 0.05 * ring;
  out[1] = 0.014 + 0.03 * r + 0.16 * ring;
  out[2] = 0.03 + 0.22 * r * r + 0.12 * ring;
};

/** A camera that looks along +z. */
export function camera({
  body = '#23211f',
  top = metal('#cfcfcb', 0.25),
  lens = 1,
  skin = leather('#2b2725'),
  tele = false,
} = {}) {
  const rings = [
    [0.42, 0.1, 0.42, satin(body)],
    [0.38, tele ? 0.42 : 0.16, tele ? 0.9 : 0.64, satin('#1a1918')],
    [
      0.41,
      0.07,
      tele ? 1.05 : 0.66,
      metal('#3a3a3a', 0.35, { bump: (x, y) => Math.cos(Math.atan2(x, y) * 60) * 0.004 }),
    ],
    [0.36, 0.08, tele ? 1.4 : 0.84, satin('#1a1918')],
  ];
  const front = tele ? 1.48 : 0.92;
  return place(
    [
      part(roundBox(0.95, 0.46, 0.3, 0.09), [0, 0, 0, 1.12], skin),
      part(move(roundBox(0.95, 0.1, 0.29, 0.06), 0, 0.5, 0), [0, 0.5, 0, 1.02], top),
      part(move(roundBox(0.95, 0.06, 0.29, 0.05), 0, -0.47, 0), [0, -0.47, 0, 1.02], top),
      part(move(roundBox(0.3, 0.16, 0.22, 0.08), 0, 0.66, 0), [0, 0.66, 0, 0.42], top),
      part(move(cylinder(0.13, 0.06, 0.02), 0.62, 0.64, 0), [0.62, 0.64, 0, 0.18], {
        ...metal('#b9b9b5', 0.3),
        bump: (x, y, z) => Math.cos(Math.atan2(x - 0.62, z) * 30) * 0.004,
      }),
      part(
        move(cylinder(0.07, 0.05, 0.02), 0.33, 0.63, 0.05),
        [0.33, 0.63, 0.05, 0.1],
        metal('#d8d8d4', 0.12),
      ),
      part(move(cylinder(0.15, 0.045, 0.02), -0.62, 0.63, 0), [-0.62, 0.63, 0, 0.19], satin(body)),
      part(
        move(roundBox(0.1, 0.06, 0.02, 0.02), -0.55, 0.28, 0.3),
        [-0.55, 0.28, 0.3, 0.14],
        glossy('#0d1320'),
      ),
      ...rings.map(([r, half, z, material]) =>
        part(
          move(facing(cylinder(r * lens, half, 0.02)), 0, -0.02, z),
          [0, -0.02, z, Math.sqrt(r * r + half * half) + 0.05],
          material,
        ),
      ),
      part(
        move(
          (x, y, z) =>
            Math.max(Math.sqrt(x * x + y * y + (z + 0.42) ** 2) - 0.52, Math.sqrt(x * x + y * y) - 0.3),
          0,
          -0.02,
          front - 0.06,
        ),
        [0, -0.02, front, 0.38],
        { paint: coating, rough: 0.02, gloss: 0.14 },
      ),
      part(
        move(
          facing((x, y, z) => torus(0.31, 0.02)(x, y, z)),
          0,
          -0.02,
          front - 0.02,
        ),
        [0, -0.02, front, 0.36],
        metal('#888', 0.3),
      ),
    ],
    { at: [0, 0.53, 0] },
  );
}
