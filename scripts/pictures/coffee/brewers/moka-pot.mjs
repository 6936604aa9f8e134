import { metal, satin } from '../../render/materials.mjs';
import { lathe, outline } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { cylinder, move, tube } from '../../render/shapes.mjs';
import { handleTube } from './handle-tube.mjs';

/** An eight-sided stove-top moka pot. */
export function mokaPot({ colour = '#c9c9c6', grip = '#1f1c1a', accent = '#1f1c1a' } = {}) {
  const facet = (points) => {
    const shape = outline(points);
    return (x, y, z) => {
      let r = 0;
      for (let i = 0; i < 4; i += 1) {
        const a = (i * Math.PI) / 4 + 0.39;
        r = Math.max(r, Math.abs(x * Math.cos(a) + z * Math.sin(a)));
      }
      return shape(r, y) * 0.95 - 0.012;
    };
  };
  return [
    part(
      facet([
        [-0.2, 0],
        [0.52, 0],
        [0.54, 0.04],
        [0.4, 0.66],
        [0.42, 0.7],
        [-0.2, 0.7],
      ]),
      [0, 0.35, 0, 0.7],
      metal(colour, 0.2),
    ),
    part(cylinder(0.42, 0.045, 0.02), [0, 0.76, 0, 0.44], metal(colour, 0.2)),
    part(
      facet([
        [-0.2, 0.8],
        [0.38, 0.8],
        [0.52, 1.42],
        [0.52, 1.45],
        [-0.2, 1.45],
      ]),
      [0, 1.12, 0, 0.7],
      metal(colour, 0.2),
    ),
    part(
      facet([
        [-0.2, 1.46],
        [0.5, 1.46],
        [0.46, 1.52],
        [0.1, 1.66],
        [-0.2, 1.67],
      ]),
      [0, 1.55, 0, 0.6],
      metal(colour, 0.2),
    ),
    part(
      move(
        lathe(
          [
            [-0.1, 0],
            [0.05, 0],
            [0.09, 0.12],
            [0.07, 0.17],
            [-0.1, 0.18],
          ],
          0.01,
        ),
        0,
        1.66,
        0,
      ),
      [0, 1.75, 0, 0.16],
      satin(accent),
    ),
    part(
      tube([
        [-0.4, 1.15, 0, 0.06],
        [-0.55, 1.36, 0, 0.09],
        [-0.64, 1.46, 0, 0.05],
      ]),
      [-0.52, 1.3, 0, 0.34],
      metal(colour, 0.2),
    ),
    part(
      handleTube([
        [0.46, 1.38, 0, 0.05],
        [0.8, 1.42, 0, 0.07],
        [0.95, 1.2, 0, 0.075],
        [0.92, 0.82, 0, 0.06],
        [0.88, 0.7, 0, 0.05],
      ]),
      [0.72, 1.06, 0, 0.52],
      satin(grip),
    ),
  ].map((p, i) => (i === 1 ? { ...p, distance: move(p.distance, 0, 0.76, 0) } : p));
}
