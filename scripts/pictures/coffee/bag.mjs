import { length2 } from '../render/length.mjs';
import { linear } from '../colour.mjs';
import { fractal } from '../render/noise.mjs';
import { part } from '../render/scene.mjs';
import { sample } from '../render/texture.mjs';

const smooth = (a, b, x) => {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/**
 * A stand-up pouch of coffee: full at the bottom, flat at the sealed top.
 * @param front texture of the whole front, 720 x 1100
 * @param side colour of the gussets
 */
export function bag(
  front,
  { side = '#2b2320', width = 0.72, height = 2.2, depth = 0.4, matt = 0.5, seed = 0, kraft = false },
) {
  const gusset = linear(side);
  const body = (x, y, z) => {
    const v = Math.max(0, Math.min(1, y / height));
    const thin = 1 - smooth(0.42, 0.93, v) * 0.965;
    const belly = 1 + 0.13 * Math.cos(Math.min(1, Math.abs(x) / width) * 1.5) * smooth(0, 0.25, v);
    const d = depth * thin * belly * (1 - 0.05 * smooth(0.14, 0, v));
    const w = width * (1 - 0.02 * smooth(0.1, 0.5, v));
    const r = Math.min(0.07, d * 0.9);
    const qx = Math.abs(x) - w + r;
    const qz = Math.abs(z) - d + r;
    const flat = length2(Math.max(qx, 0), Math.max(qz, 0)) + Math.min(Math.max(qx, qz), 0) - r;
    const cap = Math.abs(y - height / 2) - height / 2 + 0.02;
    return (Math.min(Math.max(flat, cap), 0) + length2(Math.max(flat, 0), Math.max(cap, 0)) - 0.02) * 0.72;
  };
  const bump = (x, y, z) => {
    const v = y / height;
    const folds = smooth(0.5, 0.85, v) * (1 - smooth(0.9, 0.93, v));
    const edge = smooth(0.45, 0.75, Math.abs(x));
    const crumple = fractal(x * 2.2 + seed, y * 1.7, z * 2 + seed) * (0.045 + folds * 0.05);
    const ridge =
      Math.sin((x * 3 + fractal(x * 2, y * 3, seed) * 4) * 3) * folds * 0.006 +
      edge * fractal(x * 6, y * 4 + seed) * 0.02;
    const seal = v > 0.925 ? Math.sin(y * 210) * 0.0016 : 0;
    const fibre = kraft ? fractal(x * 60, y * 60, seed) * 0.0015 : 0;
    return crumple + ridge + seal + fibre;
  };
  const paint = (x, y, z, nx, ny, nz, out) => {
    if (nz > 0.3) sample(front, (x / width + 1) / 2, 1 - y / height, out);
    else for (let k = 0; k < 3; k += 1) out[k] = gusset[k];
    if (kraft) {
      const grain = 0.88 + 0.24 * fractal(x * 30, y * 90 + seed, z * 30);
      for (let k = 0; k < 3; k += 1) out[k] *= grain;
    }
  };
  return [
    part(body, [0, height / 2, 0, 1.36 * (height / 2.2)], {
      paint,
      bump,
      rough: matt,
      gloss: kraft ? 0.03 : 0.055,
      wrap: 0.1,
    }),
  ];
}
