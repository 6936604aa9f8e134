import { part } from '../../render/scene.mjs';
import { collar } from './collar.mjs';
import { shell } from './form.mjs';
import { buttons, tailored, wear } from './tailoring.mjs';

/** A shirt: short or long sleeves, ordinary or mandarin collar. */
export function shirt(
  map,
  {
    long = false,
    mandarin = false,
    size = 0.62,
    angle = 0,
    button = '#2a1a10',
    seed = 0,
    length = 1.75,
    lining,
    second,
    yoke,
  } = {},
) {
  const top = 2.2;
  const hem = top - length;
  const sleeve = long
    ? { length: 1.32, width: 0.2, drop: 0.86, flare: -0.22 }
    : { length: 0.62, width: 0.245, drop: 0.6 };
  const body = [
    [top, 0.66, 0.2],
    [top - 0.35, 0.66, 0.32],
    [top - 0.8, 0.64, 0.34],
    [top - 1.25, 0.62, 0.32],
    [hem, 0.66, 0.34],
  ];
  const form = shell({ top, hem, body, sleeve, seed });
  const paint = tailored(map, form, {
    top,
    hem,
    sleeve,
    size,
    angle,
    placket: true,
    seed,
    lining,
    second,
    yoke,
  });
  return [
    part(form.distance, [0, (top + hem) / 2, 0, 1.42], {
      paint,
      bump: wear(seed),
      rough: 0.85,
      gloss: 0.02,
      wrap: 0.2,
    }),
    ...collar(map, top, { size, angle, mandarin, seed }),
    ...buttons(form, top, hem, button),
  ];
}
