import { matt, satin } from '../render/materials.mjs';
import { lathe } from '../render/profile.mjs';
import { part } from '../render/scene.mjs';
import { curve, tube } from '../render/shapes.mjs';

/** A potted plant with long leaves. */
export function plant({ pot = '#c8795a', green = '#4c7a4f' } = {}) {
  const leaves = Array.from({ length: 11 }, (_, i) => {
    const a = i * 2.4;
    const [x, z] = [Math.cos(a), Math.sin(a)];
    const out = 0.35 + (i % 4) * 0.12;
    const high = 1.35 - (i % 3) * 0.22;
    return part(
      tube(
        curve(
          [
            [x * 0.06, 0.5, z * 0.06, 0.02],
            [x * out * 0.5, high * 0.8, z * out * 0.5, 0.055],
            [x * out, high, z * out, 0.06],
            [x * out * 1.5, high - 0.14, z * out * 1.5, 0.012],
          ],
          4,
        ),
      ),
      [x * out * 0.7, high * 0.72, z * out * 0.7, 0.62],
      satin(green),
    );
  });
  return [
    part(
      lathe(
        [
          [-0.1, 0],
          [0.26, 0],
          [0.36, 0.5],
          [0.37, 0.55],
          [0.32, 0.55],
          [0.3, 0.48],
          [-0.1, 0.46],
        ],
        0.012,
      ),
      [0, 0.28, 0, 0.48],
      matt(pot),
    ),
    ...leaves,
  ];
}
