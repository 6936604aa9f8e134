import { linear } from '../../colour.mjs';
import { fractal, noise } from '../../render/noise.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { curve } from '../../render/shapes.mjs';
import { sample } from '../../render/texture.mjs';

/** A jute sack, rolled open, filled to the brim with what `fill` heaps on top. */
export function sack({ colour = '#b8925f', map } = {}) {
  const shape = lathe(
    curve(
      [
        [-0.2, 0],
        [0.62, 0],
        [0.8, 0.12],
        [0.86, 0.5],
        [0.78, 0.95],
        [0.7, 1.15],
        [0.76, 1.24],
        [0.8, 1.2],
        [0.74, 1.32],
        [0.62, 1.26],
        [0.6, 1.1],
        [-0.2, 1.08],
      ],
      4,
    ),
  );
  const base = linear(colour);
  const weave = (x, y, z) => {
    const a = Math.atan2(x, z) * 60;
    return Math.sin(a) * Math.sin(y * 75) * 0.004 + fractal(x * 2, y * 3, z * 2) * 0.07;
  };
  const paint = (x, y, z, nx, ny, nz, out) => {
    const a = Math.atan2(x, z) * 60;
    const tone = 0.82 + 0.16 * Math.sin(a) * Math.sin(y * 75) + 0.25 * (noise(x * 20, y * 60, z * 20) - 0.5);
    for (let k = 0; k < 3; k += 1) out[k] = base[k] * tone;
    if (!map || nz < 0) return;
    const print = [0, 0, 0, 0];
    const u = x / 1.1 + 0.5;
    const v = (1.02 - y) / 0.8;
    if (u < 0 || u > 1 || v < 0 || v > 1) return;
    sample(map, u, v, print);
    for (let k = 0; k < 3; k += 1) out[k] += (print[k] * tone - out[k]) * print[3] * 0.85;
  };
  return [
    part((x, y, z) => shape(x, y, z) * 0.85, [0, 0.66, 0, 1.1], {
      paint,
      bump: weave,
      rough: 0.95,
      gloss: 0.02,
      wrap: 0.15,
    }),
  ];
}
