import { metal, satin } from '../render/materials.mjs';
import { part } from '../render/scene.mjs';
import { cylinder, move, torus, tube } from '../render/shapes.mjs';
import { leather } from './leather.mjs';

/** A pair of headphones standing on its cups. */
export function headphones({ colour = '#23211f', cushion = '#3a2c26', accent = metal('#d6b26a', 0.2) } = {}) {
  const arc = Array.from({ length: 17 }, (_, i) => {
    const a = (Math.PI * i) / 16;
    return [Math.cos(a) * 0.72, 0.75 + Math.sin(a) * 0.82, 0, 0.055];
  });
  const side = (s) => [
    part(
      move((x, y, z) => cylinder(0.4, 0.1, 0.06)(y, x, z), s * 0.74, 0.48, 0),
      [s * 0.74, 0.48, 0, 0.46],
      satin(colour),
    ),
    part(
      move((x, y, z) => torus(0.28, 0.12)(y, x * 0.9, z), s * 0.58, 0.48, 0),
      [s * 0.58, 0.48, 0, 0.46],
      leather(cushion),
    ),
    part(
      move((x, y, z) => cylinder(0.26, 0.012, 0.006)(y, x, z), s * 0.85, 0.48, 0),
      [s * 0.85, 0.48, 0, 0.3],
      accent,
    ),
  ];
  return [
    part(tube(arc), [0, 1.15, 0, 0.95], satin(colour)),
    part(
      tube(arc.slice(4, 13).map(([x, y, z]) => [x * 0.97, y - 0.04, z, 0.085])),
      [0, 1.4, 0, 0.75],
      leather(cushion),
    ),
    ...side(1),
    ...side(-1),
  ];
}
