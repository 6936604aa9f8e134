import { linear } from '../../colour.mjs';
import { part } from '../../render/scene.mjs';
import { move, roundBox } from '../../render/shapes.mjs';
import { sample } from '../../render/texture.mjs';

/** A carton with a printed front, side and lid colours; half sizes. */
export function box(front, { side = '#caa27a', top = side, w = 0.7, h = 0.9, d = 0.25 } = {}) {
  const [s, t] = [linear(side), linear(top)];
  const paint = (x, y, z, nx, ny, nz, out) => {
    if (nz > 0.7) sample(front, (x / w + 1) / 2, (1 - y / h) / 2, out);
    else for (let k = 0; k < 3; k += 1) out[k] = ny > 0.7 ? t[k] : s[k];
  };
  const shape = roundBox(w, h, d, 0.018);
  return [
    part(move(shape, 0, h, 0), [0, h, 0, Math.hypot(w, h, d)], {
      paint: (x, y, z, ...rest) => paint(x, y - h, z, ...rest),
      rough: 0.55,
      gloss: 0.045,
    }),
  ];
}
