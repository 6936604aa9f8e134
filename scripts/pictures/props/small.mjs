import { linear } from '../colour.mjs';
import { random } from '../random.mjs';
import { matt, satin } from '../render/materials.mjs';
import { part, place } from '../render/scene.mjs';
import { cylinder, ellipsoid, roundBox, tube } from '../render/shapes.mjs';

/** One roasted (or green) bean lying flat, about 1.1 cm long. */
export function bean(hex = '#4a2a18', size = 0.075) {
  const base = linear(hex);
  const shape = ellipsoid(size, size * 0.55, size * 0.72);
  const paint = (x, y, z, nx, ny, nz, out) => {
    const seam = Math.abs(z + Math.sin((x / size) * 2.2) * size * 0.09) < size * 0.07 && y > 0 ? 0.35 : 1;
    for (let k = 0; k < 3; k += 1) out[k] = base[k] * seam;
  };
  return [part(shape, [0, 0, 0, size * 1.05], { paint, rough: 0.38, gloss: 0.05 })];
}

/** Things strewn on the floor round a point, resting at their half height. */
export function scatter(make, count, { at = [0, 0], spread = 0.5, height = 0.04, seed = 1 }) {
  const r = random(seed);
  return Array.from({ length: count }, () => {
    const angle = r.between(0, Math.PI * 2);
    const away = Math.sqrt(r.next()) * spread;
    return place(make(r), {
      at: [at[0] + Math.cos(angle) * away, height, at[1] + Math.sin(angle) * away * 0.7],
      turn: r.between(0, 360),
      tilt: r.between(-14, 14),
      roll: r.between(-20, 20),
    });
  });
}

/** A heap of things inside a round rim: layers of a dome. */
export function heap(make, { at = [0, 0, 0], radius = 0.5, rise = 0.2, count = 60, seed = 1, wild = 25 }) {
  const r = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const away = Math.sqrt((i + 0.5) / count) * radius;
    const angle = i * 2.39996 + r.between(-0.2, 0.2);
    const up = rise * (1 - (away / radius) ** 2) + r.between(-0.02, 0.02);
    return place(make(r), {
      at: [at[0] + Math.cos(angle) * away, at[1] + up, at[2] + Math.sin(angle) * away],
      turn: r.between(0, 360),
      tilt: r.between(-wild, wild),
      roll: r.between(-wild, wild),
    });
  });
}

export const cube = (hex, half = 0.13) => [
  part(roundBox(half, half, half, 0.03), [0, 0, 0, half * 1.8], satin(hex)),
];
export const disc = (hex, r, thick) => [
  part(cylinder(r, thick, thick * 0.8), [0, 0, 0, r * 1.05], matt(hex)),
];

/** A wooden or metal spoon lying along x. */
export function spoon(material, length = 1.2) {
  const bowl = ellipsoid(0.2, 0.07, 0.14);
  const handle = tube([
    [0.15, 0.02, 0, 0.03],
    [length * 0.55, 0.05, 0, 0.024],
    [length, 0.06, 0, 0.034],
  ]);
  return [
    part(bowl, [0, 0, 0, 0.22], material),
    part(handle, [length / 2, 0.04, 0, length / 2 + 0.1], material),
  ];
}

/** A green leaf on the floor. */
export function leaf(hex = '#55743f', length = 0.5) {
  const shape = ellipsoid(length / 2, 0.012, length * 0.2);
  return [
    part(
      (x, y, z) => shape(x, y - 0.06 * Math.cos(x * 4) - z * z * 0.6, z) * 0.7,
      [0, 0.05, 0, length * 0.56],
      satin(hex),
    ),
  ];
}
