import { linear } from '../../colour.mjs';
import { glass, glossy, satin } from '../../render/materials.mjs';
import { fractal } from '../../render/noise.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { curve } from '../../render/shapes.mjs';
import { sticker } from './sticker.mjs';

/** A bottle; `drink` shows through the glass. */
export function bottle(
  map,
  {
    drink = '#3a1b0e',
    cap = satin('#221e1c'),
    r = 0.4,
    h = 1.9,
    arc = 0.5,
    label = [0.35, 1.1],
    level = 1.45,
    milk = false,
  } = {},
) {
  const outer = curve(
    [
      [r * 0.9, 0],
      [r, 0.05],
      [r, h * 0.62],
      [r * 0.86, h * 0.74],
      [r * 0.44, h * 0.86],
      [r * 0.42, h],
    ],
    4,
  );
  const shell = lathe([
    [-0.2, 0],
    ...outer,
    ...outer.map(([x, y]) => [x - 0.025, Math.max(0.03, y)]).reverse(),
    [-0.2, 0.03],
  ]);
  const inside = outer.filter(([, y]) => y > 0.06 && y < level).map(([x, y]) => [x - 0.045, y]);
  const wet = linear(drink);
  const cream = linear('#f6e6cd');
  const material = milk
    ? {
        rough: 0.2,
        gloss: 0.05,
        paint: (x, y, z, nx, ny, nz, out) => {
          const t = Math.max(0, Math.min(1, (y - 0.45 + 0.35 * (fractal(x * 3, y * 2, z * 3) - 0.5)) / 0.6));
          for (let k = 0; k < 3; k += 1) out[k] = cream[k] + (wet[k] - cream[k]) * t;
        },
      }
    : glossy(drink);
  const parts = [
    part(shell, [0, h / 2, 0, Math.hypot(r, h / 2) + 0.02], glass()),
    part(
      lathe([[-0.2, 0.045], [r * 0.88, 0.045], ...inside, [inside.at(-1)[0], level], [-0.2, level]]),
      [0, level / 2, 0, Math.hypot(r, level / 2)],
      material,
    ),
    part(
      lathe(
        [
          [-0.1, h - 0.02],
          [r * 0.5, h - 0.02],
          [r * 0.5, h + 0.13],
          [-0.1, h + 0.14],
        ],
        0.012,
      ),
      [0, h + 0.05, 0, r * 0.7],
      cap,
    ),
  ];
  if (map) parts.push(sticker(map, r, label, arc));
  return parts;
}
