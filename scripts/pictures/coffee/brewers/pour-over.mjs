import { length2 } from '../../render/length.mjs';
import { glass, glossy, grainy, matt, satin } from '../../render/materials.mjs';
import { lathe } from '../../render/profile.mjs';
import { part } from '../../render/scene.mjs';
import { curve, cylinder } from '../../render/shapes.mjs';
import { handleTube } from './handle-tube.mjs';

/** A pour-over cone with its foot; `ribs` gives the spiral lines inside. */
export function dripper({ colour = '#f4efe6', see = false, grounds = true } = {}) {
  const cone = lathe(
    [
      [0.1, 0.3],
      [0.16, 0.3],
      [0.64, 0.98],
      [0.645, 1],
      [0.6, 1],
      [0.55, 0.93],
      [0.1, 0.36],
    ],
    0.006,
  );
  const foot = lathe(
    [
      [0.1, 0.22],
      [0.5, 0.22],
      [0.52, 0.245],
      [0.5, 0.27],
      [0.22, 0.29],
      [0.16, 0.34],
      [0.1, 0.34],
    ],
    0.006,
  );
  const grip = handleTube([
    [0.4, 0.86, 0, 0.05],
    [0.72, 0.86, 0, 0.05],
    [0.84, 0.7, 0, 0.048],
    [0.72, 0.52, 0, 0.045],
    [0.3, 0.45, 0, 0.05],
  ]);
  const material = see ? glass('#f6fbfa') : glossy(colour);
  const parts = [
    part(cone, [0, 0.65, 0, 0.76], material),
    part(foot, [0, 0.28, 0, 0.56], see ? satin(colour) : material),
    part(grip, [0.58, 0.67, 0, 0.46], see ? satin(colour) : material),
  ];
  if (grounds) {
    const paper = lathe(
      [
        [0.12, 0.4],
        [0.6, 1.07],
        [0.59, 1.08],
        [0.1, 0.43],
      ],
      0.004,
    );
    parts.push(part(paper, [0, 0.74, 0, 0.72], matt('#efe3cf', { wrap: 0.3 })));
    parts.push(part(cylinder(0.47, 0.02, 0.01), [0, 0, 0, 0.5], grainy('#3a2114', { size: 40, bump: 0.01 })));
    const last = parts.at(-1);
    const flat = last.distance;
    last.distance = (x, y, z) => flat(x, y - 0.88 + 0.18 * Math.max(0, 0.35 - length2(x, z)), z) * 0.8;
    last.bound = [0, 0.85, 0, 0.52];
  }
  return parts;
}

/** A glass server with coffee in it. */
export function server({ level = 0.45, drink = '#2a130a', collar = '#2b2623' } = {}) {
  const outer = curve(
    [
      [0.42, 0],
      [0.56, 0.03],
      [0.62, 0.16],
      [0.6, 0.4],
      [0.48, 0.72],
      [0.36, 0.9],
      [0.37, 1.0],
    ],
    4,
  );
  const inner = outer.map(([r, y]) => [r - 0.028, Math.max(0.03, y)]).reverse();
  const body = lathe([[-0.2, 0], ...outer, ...inner, [-0.2, 0.03]]);
  const filled = [
    [-0.2, 0.045],
    ...outer.filter(([, y]) => y < level).map(([r, y]) => [r - 0.045, Math.max(0.045, y)]),
    [0.5, level],
    [-0.2, level],
  ];
  const top = filled.at(-3)[0];
  filled[filled.length - 2] = [top - 0.01, level];
  return [
    part(body, [0, 0.5, 0, 0.86], glass()),
    part(lathe(filled), [0, level / 2, 0, 0.72], glossy(drink)),
    part(
      lathe(
        [
          [0.36, 0.86],
          [0.4, 0.86],
          [0.41, 0.98],
          [0.37, 0.98],
        ],
        0.008,
      ),
      [0, 0.92, 0, 0.46],
      satin(collar),
    ),
    part(
      handleTube([
        [0.4, 0.92, 0, 0.05],
        [0.66, 0.95, 0, 0.05],
        [0.86, 0.8, 0, 0.048],
        [0.8, 0.5, 0, 0.045],
        [0.7, 0.38, 0, 0.04],
      ]),
      [0.65, 0.66, 0, 0.46],
      satin(collar),
    ),
  ];
}
