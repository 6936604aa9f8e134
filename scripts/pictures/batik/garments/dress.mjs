import { satin } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { dressForm } from './dress-form.mjs';
import { shell } from './form.mjs';
import { tailored, wear } from './tailoring.mjs';

/** A dress on a dress form, with a pleated skirt and a sash. */
export function dress(
  map,
  {
    long = false,
    size = 0.55,
    angle = 0,
    seed = 0,
    sleeves = true,
    sash = '#2a1a10',
    width = 0.78,
    hem = 0.32,
    pleats = 13,
    second,
    yoke,
  } = {},
) {
  const top = 2.45;
  const waist = top - 0.86;
  const sleeve = sleeves
    ? long
      ? { length: 1.1, width: 0.15, drop: 0.9, flare: 0.5 }
      : { length: 0.42, width: 0.18, drop: 0.6, flare: 0.2 }
    : null;
  const body = [
    [top, 0.47, 0.17],
    [top - 0.33, 0.47, 0.28],
    [top - 0.48, 0.45, 0.32],
    [waist, 0.33, 0.24],
    [waist - 0.12, 0.36, 0.28],
    [waist - 0.75, width * 0.82, width * 0.7],
    [hem, width, width * 0.86],
  ];
  const form = shell({
    top,
    hem,
    body,
    sleeve,
    pleats: { count: pleats, depth: 0.075, from: waist },
    neck: [0.23, 0.2, 0.26],
    seed,
  });
  const paint = tailored(map, form, { top, hem, sleeve, size, angle, seed, second, yoke });
  const belt = lathe(
    [
      [0.3, waist - 0.05],
      [0.36, waist - 0.05],
      [0.35, waist + 0.05],
      [0.3, waist + 0.05],
    ],
    0.01,
  );
  return [
    part(form.distance, [0, (top + hem) / 2, 0, 1.45], {
      paint,
      bump: wear(seed, 0.7),
      rough: 0.8,
      gloss: 0.03,
      wrap: 0.2,
    }),
    part((x, y, z) => belt(x, y, z * 1.33) * 0.75, [0, waist, 0, 0.44], satin(sash)),
    ...dressForm(top, hem),
  ];
}
