import { linear } from '../../colour.mjs';
import { wood } from '../../render/materials.mjs';
import { part, place } from '../../render/scene.mjs';
import { roundBox } from '../../render/shapes.mjs';
import { cloth } from '../cloth.mjs';

/** A framed piece of cloth. */
export function framed(
  map,
  { size = 0.5, angle = 0, w = 0.95, h = 1.15, colour = '#3a2416', mount = '#f5efe2', seed = 0 } = {},
) {
  const outline = (a, b, depth, r) => roundBox(a, b, depth, r);
  const rim = (x, y, z) =>
    Math.max(outline(w, h, 0.07, 0.015)(x, y, z), -outline(w - 0.1, h - 0.1, 1, 0.01)(x, y, z));
  const base = cloth(map, { size, angle, seed });
  const paper = linear(mount);
  const paint = (x, y, z, nx, ny, nz, out) => {
    const edge = Math.max(Math.abs(x) - w, Math.abs(y) - h) + 0.28;
    if (edge < 0) base.paint(x, y, z, nx, ny, nz, out);
    else for (let k = 0; k < 3; k += 1) out[k] = paper[k] * (edge < 0.014 ? 0.55 : 1);
  };
  return place(
    [
      part(rim, [0, 0, 0, 1.55], wood(colour)),
      part(roundBox(w - 0.09, h - 0.09, 0.02, 0.005), [0, 0, 0, 1.5], { paint, rough: 0.4, gloss: 0.04 }),
    ],
    { at: [0, h, 0], tilt: -8 },
  );
}
