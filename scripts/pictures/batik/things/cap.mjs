import { linear } from '../../colour.mjs';
import { part } from '../../render/scene.mjs';
import { cloth } from '../cloth.mjs';

/** A velvet cap covered in cloth. */
export function cap(map, { size = 0.35, angle = 0, seed = 0 } = {}) {
  const shape = (x, y, z) => {
    const k = Math.sqrt((x / 0.62) ** 2 + (z / 0.86) ** 2);
    const side = (k - 1) * 0.62;
    const top = y - 0.62 + 0.05 * Math.abs(x) - 0.05 * Math.cos(z * 1.5);
    return (Math.max(side, top, -y) + 0.0) * 0.85 - 0.02;
  };
  const uv = (x, y, z, nx, ny) => (ny > 0.7 ? [x, z] : [Math.atan2(x / 0.62, z / 0.86) * 0.74, -y]);
  const base = cloth(map, { size, angle, uv, seed });
  const velvet = linear('#141213');
  const paint = (x, y, z, nx, ny, nz, out) => {
    if (y < 0.4 && ny < 0.7) base.paint(x, y, z, nx, ny, nz, out);
    else for (let k = 0; k < 3; k += 1) out[k] = velvet[k] + 0.05 * (1 - Math.abs(nz)) ** 3;
    if (Math.abs(y - 0.4) < 0.014 && ny < 0.7) out.splice(0, 3, 0.55, 0.36, 0.1);
  };
  return [part(shape, [0, 0.3, 0, 1.02], { ...base, paint })];
}
