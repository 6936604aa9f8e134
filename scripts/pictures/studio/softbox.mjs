import { satin } from '../render/materials.mjs';
import { part, place } from '../render/scene.mjs';
import { roundBox, tube } from '../render/shapes.mjs';

/** A soft box on its stand. */
export function softbox() {
  const box = (x, y, z) =>
    Math.max(
      roundBox(0.62, 0.62, 0.5, 0.02)(x, y, z),
      (Math.abs(x) + 0.8 * z - 0.52) * 0.7,
      (Math.abs(y) + 0.8 * z - 0.52) * 0.7,
    );
  const paint = (x, y, z, nx, ny, nz, out) =>
    out.splice(0, 3, ...(nz < -0.7 ? [1.0, 0.97, 0.9] : [0.02, 0.02, 0.022]));
  return [
    place([part(box, [0, 0, 0, 1.0], { paint, rough: 0.8, gloss: 0.03 })], {
      at: [0, 1.75, 0],
      turn: 180 - 30,
      tilt: -8,
    }),
    part(
      tube([
        [0, 1.6, 0, 0.035],
        [0, 0.5, 0, 0.035],
      ]),
      [0, 1.05, 0, 0.6],
      satin('#1f1e1d'),
    ),
    ...[0, 120, 240].map((a) =>
      part(
        tube([
          [0, 0.5, 0, 0.03],
          [Math.sin((a * Math.PI) / 180) * 0.5, 0.03, Math.cos((a * Math.PI) / 180) * 0.5, 0.03],
        ]),
        [0, 0.26, 0, 0.62],
        satin('#1f1e1d'),
      ),
    ),
  ];
}
