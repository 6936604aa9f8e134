import { linear } from '../../colour.mjs';
import { satin } from '../../render/materials.mjs';
import { fractal } from '../../render/noise.mjs';
import { part } from '../../render/scene.mjs';
import { cylinder } from '../../render/shapes.mjs';
import { sampleTile } from '../cloth.mjs';
import { WALL } from './sections.mjs';

/** Cloth paint that follows body and sleeves, with seams, hems and a button placket. */
export function tailored(
  map,
  form,
  {
    top,
    hem,
    sleeve,
    size,
    angle = 0,
    sleeveAngle = angle,
    placket,
    yoke,
    lining = '#e9e2d6',
    seed = 0,
    silk = false,
    second,
  },
) {
  const inside = linear(lining);
  const at = [0, 0];
  const turn = (degrees) => [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [cb, sb] = turn(angle);
  const lie = sleeve ? (Math.atan2(-form.dir[1], form.dir[0]) * 180) / Math.PI - 90 : 0;
  return (x, y, z, nx, ny, nz, out) => {
    form.read(y, at);
    const ax = Math.abs(x);
    const seam = form.shoulder * 0.9 + 0.04 * Math.cos(z * 4);
    const beyond = ax > seam || ax > at[0] * 1.04 + 0.01;
    const onSleeve = sleeve && beyond && y > form.to[1] - sleeve.width * 1.4;
    const inner = !onSleeve && x * nx * 0.6 + z * nz < -0.05 && form.solid(x, y, z) < -WALL * 0.9;
    if (inner) {
      for (let k = 0; k < 3; k += 1) out[k] = inside[k];
      return;
    }
    const arc = Math.asin(Math.max(-1, Math.min(1, x / at[0]))) * at[0];
    let u = (z < 0 ? arc + 3.1 : arc) / size;
    let v = -y / size;
    let shade = 1;
    let cloth2 = map;
    let [c, s] = [cb, sb];
    if (onSleeve) {
      [c, s] = turn((sleeveAngle + lie) * Math.sign(x));
      u = (x - form.from[0] * Math.sign(x)) / size;
      v = -(y - form.from[1]) / size;
      const end = (ax - form.to[0]) * form.dir[0] + (y - form.to[1]) * form.dir[1];
      if (end > -0.045) shade *= 0.9;
      if (Math.abs(end + 0.045) < 0.005) shade *= 0.6;
    }
    if (sleeve && Math.abs(ax - seam) < 0.006 && y > top - 1.0) shade *= 0.62;
    if (yoke !== undefined && second && y > yoke && !onSleeve) cloth2 = second;
    if (yoke !== undefined && Math.abs(y - yoke) < 0.005 && !onSleeve) shade *= 0.6;
    if (Math.abs(y - hem - 0.06) < 0.005) shade *= 0.7;
    if (placket && nz > 0 && z > 0 && Math.abs(Math.abs(x) - 0.07) < 0.005 && y < top - 0.12) shade *= 0.6;
    sampleTile(cloth2, u * c - v * s + seed * 0.31, u * s + v * c + seed * 0.17, out);
    if (silk) shade *= 1.04;
    for (let k = 0; k < 3; k += 1) out[k] *= shade;
  };
}

/** Folds that pull from the arms and gather at the waist. */
export const wear =
  (seed, depth = 1) =>
  (x, y, z) =>
    depth *
    (0.085 * fractal(x * 1.5 + seed, y * 1.2, z * 1.4) +
      0.03 * fractal(x * 4.5 + seed, y * 3 - Math.abs(x) * 3, z * 3) +
      0.014 * Math.sin(y * 9 + Math.abs(x) * 7 + fractal(x * 2, y * 2, seed) * 8));

export const buttons = (form, top, hem, hex, count = 6) =>
  Array.from({ length: count }, (_, i) => {
    const y = top - 0.24 - (i * (top - hem - 0.42)) / count;
    const at = [0, 0];
    form.read(y, at);
    const flat = cylinder(0.026, 0.012, 0.006);
    const z0 = at[1] + 0.004;
    return part((x, y2, z) => flat(x, z - z0, y2 - y), [0, y, z0, 0.05], satin(hex));
  });
