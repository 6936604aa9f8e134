import { linear } from '../colour.mjs';
import { part, place } from '../render/scene.mjs';
import { roundBox } from '../render/shapes.mjs';
import { sample } from '../render/texture.mjs';

/** A paperback with a printed cover, standing. */
export function book(map, { spine = '#2a1a10', w = 0.66, h = 0.95, d = 0.12 } = {}) {
  const side = linear(spine);
  const paper = linear('#f1e9d8');
  const paint = (x, y, z, nx, ny, nz, out) => {
    if (nz > 0.6) sample(map, (x / w + 1) / 2, (1 - y / h) / 2, out);
    else if (nx > 0.6 || Math.abs(ny) > 0.6) {
      const leaf = 0.88 + 0.12 * Math.sin(z * 260);
      for (let k = 0; k < 3; k += 1) out[k] = paper[k] * leaf;
    } else for (let k = 0; k < 3; k += 1) out[k] = side[k];
  };
  return place([part(roundBox(w, h, d, 0.012), [0, 0, 0, 1.2], { paint, rough: 0.35, gloss: 0.045 })], {
    at: [0, h, 0],
  });
}

/** A printed sheet leaning or lying. */
export function sheet(map, { w = 0.7, h = 0.95, lean = -12 } = {}) {
  const paint = (x, y, z, nx, ny, nz, out) => {
    if (nz > 0.5) sample(map, (x / w + 1) / 2, (1 - y / h) / 2, out);
    else out.splice(0, 3, 0.85, 0.83, 0.8);
  };
  return place(
    [
      part(roundBox(w, h, 0.012, 0.006), [0, 0, 0, Math.sqrt(w * w + h * h)], {
        paint,
        rough: 0.6,
        gloss: 0.04,
      }),
    ],
    { at: [0, h * 0.98, 0], tilt: lean },
  );
}
