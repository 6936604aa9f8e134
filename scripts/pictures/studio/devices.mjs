import { linear } from '../colour.mjs';
import { part, place } from '../render/scene.mjs';
import { move, roundBox } from '../render/shapes.mjs';
import { sample } from '../render/texture.mjs';

const lit = (map, [w, h], frame) => {
  const rim = linear(frame);
  return (x, y, z, nx, ny, nz, out) => {
    const u = (x / w + 1) / 2;
    const v = (1 - y / h) / 2;
    if (nz > 0.7 && u > 0.025 && u < 0.975 && v > 0.035 && v < 0.965) {
      sample(map, (u - 0.025) / 0.95, (v - 0.035) / 0.93, out);
      for (let k = 0; k < 3; k += 1) out[k] = out[k] * 1.12 + 0.01;
    } else for (let k = 0; k < 3; k += 1) out[k] = rim[k];
  };
};

/** A laptop with a lit screen. */
export function laptop(map, { colour = '#b9bcc0', frame = '#15161a' } = {}) {
  const [w, h] = [1.15, 0.74];
  const keys = (x, y, z, nx, ny, nz, out) => {
    const c = linear(colour);
    for (let k = 0; k < 3; k += 1) out[k] = c[k];
    if (ny < 0.8) return;
    if (z > -0.55 && z < 0.12 && Math.abs(x) < 0.98) {
      const gx = ((((x + 2) * 9) % 1) + 1) % 1;
      const gz = ((((z + 2) * 8.9) % 1) + 1) % 1;
      if (gx > 0.1 && gx < 0.9 && gz > 0.12 && gz < 0.88) out.splice(0, 3, 0.012, 0.012, 0.014);
    } else if (Math.abs(x) < 0.34 && z > 0.22 && z < 0.62) for (let k = 0; k < 3; k += 1) out[k] *= 0.86;
  };
  return [
    part(move(roundBox(w, 0.035, 0.76, 0.03), 0, 0.04, 0), [0, 0.04, 0, 1.4], {
      paint: keys,
      rough: 0.35,
      gloss: 0.08,
    }),
    place(
      [
        part(roundBox(w, h, 0.025, 0.02), [0, 0, 0, 1.38], {
          paint: lit(map, [w, h], frame),
          rough: 0.12,
          gloss: 0.05,
        }),
      ],
      { at: [0, 0.07 + h * 0.97, -0.76 - 0.17], tilt: -14 },
    ),
  ];
}

/** A phone or a tablet, standing with a slight lean. */
export function slab(map, { w = 0.46, h = 0.95, frame = '#17181b', lean = -10 } = {}) {
  return place(
    [
      part(roundBox(w, h, 0.035, 0.034), [0, 0, 0, Math.sqrt(w * w + h * h) + 0.05], {
        paint: lit(map, [w, h], frame),
        rough: 0.08,
        gloss: 0.05,
      }),
    ],
    { at: [0, h * 0.99, 0], tilt: lean },
  );
}
