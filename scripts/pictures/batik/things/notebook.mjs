import { linear } from '../../colour.mjs';
import { matt, satin } from '../../render/materials.mjs';
import { part, place } from '../../render/scene.mjs';
import { move, roundBox } from '../../render/shapes.mjs';
import { sample } from '../../render/texture.mjs';
import { cloth } from '../cloth.mjs';

/** A hard-bound notebook with a cloth cover, standing. */
export function notebook(map, { size = 0.4, angle = 0, spine = '#2a1a10', label, seed = 0 } = {}) {
  const [w, h, d] = [0.62, 0.88, 0.1];
  const covers = (x, y, z) => {
    const outer = roundBox(w, h, d, 0.02)(x, y, z);
    const pages = Math.max(Math.abs(z) - d + 0.03, -x - w + 0.04);
    return Math.max(outer, -Math.max(pages, Math.abs(y) - 2));
  };
  const base = cloth(map, { size, angle, seed });
  const bound = linear(spine);
  const paint = (x, y, z, nx, ny, nz, out) => {
    base.paint(x, y, z, nx, ny, nz, out);
    if (x < -w + 0.2) for (let k = 0; k < 3; k += 1) out[k] = bound[k];
    if (label && nz > 0.7 && Math.abs(x - 0.12) < 0.3 && Math.abs(y - 0.3) < 0.2) {
      sample(label, (x - 0.12 + 0.3) / 0.6, (0.5 - y) / 0.4, out);
    }
  };
  return place(
    [
      part(covers, [0, 0, 0, 1.1], { ...base, paint, rough: 0.7 }),
      part(roundBox(w - 0.035, h - 0.03, d - 0.028, 0.01), [0, 0, 0, 1.08], matt('#f3ead6')),
      part(
        move(roundBox(0.018, h + 0.004, d + 0.006, 0.006), w - 0.12, 0, 0),
        [w - 0.12, 0, 0, 0.95],
        satin(spine),
      ),
    ],
    { at: [0, h, 0] },
  );
}
