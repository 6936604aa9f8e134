import { part } from '../../render/scene.mjs';
import { collar } from './collar.mjs';
import { dressForm } from './dress-form.mjs';
import { shell } from './form.mjs';
import { tailored, wear } from './tailoring.mjs';

/** A blouse on a dress form; `flare` widens its hem (peplum). */
export function blouse(
  map,
  {
    long = false,
    size = 0.55,
    angle = 0,
    seed = 0,
    flare = 0,
    sleeves = true,
    length = 1.2,
    second,
    yoke,
    mandarin = false,
  } = {},
) {
  const top = 2.35;
  const hem = top - length;
  const sleeve = sleeves
    ? long
      ? { length: 1.12, width: 0.155, drop: 0.9, flare: 0.45 }
      : { length: 0.5, width: 0.19, drop: 0.62, flare: 0.15 }
    : null;
  const body = [
    [top, 0.5, 0.18],
    [top - 0.35, 0.5, 0.3],
    [top - 0.5, 0.48, 0.34],
    [top - 0.9, 0.37, 0.26],
    [top - 1.0, 0.39, 0.28],
    [hem - 0.05, 0.5 + flare, 0.36 + flare * 0.9],
  ];
  const form = shell({
    top,
    hem,
    body,
    sleeve,
    pleats: flare ? { count: 11, depth: 0.07 + flare * 0.1, from: top - 0.95 } : undefined,
    neck: [0.23, 0.2, 0.26],
    seed,
  });
  const paint = tailored(map, form, { top, hem, sleeve, size, angle, seed, second, yoke });
  return [
    part(form.distance, [0, (top + hem) / 2, 0, 1.2], {
      paint,
      bump: wear(seed, 0.8),
      rough: 0.8,
      gloss: 0.03,
      wrap: 0.2,
    }),
    ...(mandarin ? collar(map, top - 0.03, { size, angle, mandarin: true, seed }) : []),
    ...dressForm(top, hem),
  ];
}
