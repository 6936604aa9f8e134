import { linear } from '../../colour.mjs';
import { part } from '../../render/scene.mjs';
import { move, roundBox } from '../../render/shapes.mjs';

/** A flat kitchen scale with a lit display. */
export function scale({ colour = '#2a2a2c', digits = '#9fe8ff' } = {}) {
  const plate = linear(colour);
  const glow = linear(digits);
  const segments = { 0: 'abcdef', 1: 'bc', 2: 'abged', 3: 'abgcd', 8: 'abcdefg', 5: 'afgcd' };
  const lit = (character, u, v) => {
    const on = (s) => segments[character]?.includes(s);
    const t = 0.16;
    if (v < t) return on('a');
    if (v > 1 - t) return on('d');
    if (Math.abs(v - 0.5) < t / 2) return on('g');
    if (u < 0.22) return v < 0.5 ? on('f') : on('e');
    if (u > 0.78) return v < 0.5 ? on('b') : on('c');
    return false;
  };
  const paint = (x, y, z, nx, ny, nz, out) => {
    for (let k = 0; k < 3; k += 1) out[k] = plate[k];
    if (ny < 0.8 || z < 0.56 || z > 0.74) return;
    [...'230'].forEach((c, i) => {
      const u = (x + 0.27 - i * 0.2) / 0.13;
      if (u > 0 && u < 1 && lit(c, u, (z - 0.56) / 0.18))
        for (let k = 0; k < 3; k += 1) out[k] = glow[k] * 1.3;
    });
  };
  return [
    part(move(roundBox(0.78, 0.11, 0.88, 0.06), 0, 0.11, 0), [0, 0.11, 0, 1.2], {
      paint,
      rough: 0.25,
      gloss: 0.05,
    }),
  ];
}
