import { linear } from '../colour.mjs';
import { lathe } from '../render/profile.mjs';
import { part } from '../render/scene.mjs';
import { curve, cylinder, tube } from '../render/shapes.mjs';
import { sample } from '../render/texture.mjs';

const ring = (cx, cy, rx, ry, thick, from, to, steps = 14) =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const a = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry, 0, thick];
  });

/** Paint that puts an SVG texture round a turned body, its middle facing +z, over the heights given. */
export function wrapped(map, base, [low, high], arc = 1) {
  const plain = linear(base);
  return (x, y, z, nx, ny, nz, out) => {
    const outside = x * nx + z * nz > 0;
    const u = Math.atan2(x, z) / Math.PI / arc;
    const v = (high - y) / (high - low);
    out[0] = plain[0];
    out[1] = plain[1];
    out[2] = plain[2];
    if (!outside || Math.abs(u) > 1 || v < 0 || v > 1) return;
    const [r, g, b] = plain;
    sample(map, (u + 1) / 2, v, out);
    const a = out[3];
    out[0] = out[0] * a + r * (1 - a);
    out[1] = out[1] * a + g * (1 - a);
    out[2] = out[2] * a + b * (1 - a);
  };
}

const wall = (outer, thickness) => {
  const inner = outer
    .filter(([, y], i) => i > 0 && y > outer[0][1] + thickness)
    .map(([r, y]) => [Math.max(0.01, r - thickness), y])
    .reverse();
  return [...outer, ...inner, [-0.3, inner.at(-1)[1]], [-0.3, outer[0][1]]];
};

const ceramic = (colour, more = {}) => ({ colour: linear(colour), rough: 0.12, gloss: 0.05, ...more });

/** A cup: profile by name, with or without handle, filled or empty. */
export function cup({
  colour = '#f3ece2',
  shape = 'mug',
  drink = '#2a140a',
  handle = true,
  map,
  inside,
  latte = false,
  saucer,
}) {
  const shapes = {
    mug: [
      [0.3, 0],
      [0.4, 0.01],
      [0.44, 0.06],
      [0.455, 0.4],
      [0.46, 0.98],
      [0.455, 1],
    ],
    tulip: [
      [0.22, 0],
      [0.28, 0.02],
      [0.4, 0.15],
      [0.5, 0.42],
      [0.545, 0.66],
      [0.55, 0.7],
      [0.54, 0.71],
    ],
    tumbler: [
      [0.3, 0],
      [0.34, 0.01],
      [0.36, 0.06],
      [0.42, 0.6],
      [0.46, 1.1],
      [0.45, 1.12],
    ],
    bowl: [
      [0.26, 0],
      [0.3, 0.03],
      [0.46, 0.16],
      [0.6, 0.42],
      [0.64, 0.62],
      [0.63, 0.64],
    ],
    espresso: [
      [0.18, 0],
      [0.22, 0.01],
      [0.3, 0.1],
      [0.34, 0.3],
      [0.36, 0.5],
      [0.35, 0.52],
    ],
  };
  const outer = curve(shapes[shape], 5);
  const top = outer.at(-1)[1];
  const rim = outer.at(-1)[0];
  const body = lathe(wall(outer, 0.05), 0.008);
  const material = map
    ? { paint: wrapped(map, colour, [0, top], 1), rough: 0.12, gloss: 0.05 }
    : ceramic(colour);
  const parts = [part(body, [0, top / 2, 0, Math.hypot(0.7, top / 2) + 0.02], material)];
  if (inside) {
    const inner = linear(inside);
    const outerPaint = material.paint;
    const plain = linear(colour);
    parts[0].material = {
      ...material,
      paint: (x, y, z, nx, ny, nz, out) => {
        if (x * nx + z * nz < -0.001 || (Math.hypot(x, z) < rim - 0.035 && y < top - 0.02 && ny > 0.5))
          out.splice(0, 3, ...inner);
        else if (outerPaint) outerPaint(x, y, z, nx, ny, nz, out);
        else out.splice(0, 3, ...plain);
      },
    };
  }
  if (handle) {
    const big = top * 0.33;
    const grip = tube(ring(rim - 0.02, top * 0.52, big * 0.95, big, 0.052, -100, 100));
    parts.push(
      part(
        grip,
        [rim + big * 0.4, top * 0.52, 0, big * 1.35],
        material.paint && !map ? ceramic(colour) : { ...ceramic(colour) },
      ),
    );
  }
  if (drink) {
    const dark = linear(drink);
    const foam = linear('#d9a066');
    const milk = linear('#fbf1df');
    const level = top - 0.11;
    parts.push(
      part(cylinder(rim - 0.03, 0.02, 0.004), [0, 0, 0, rim], {
        rough: latte ? 0.35 : 0.08,
        gloss: 0.045,
        paint: (x, y, z, nx, ny, nz, out) => {
          const r = Math.hypot(x, z) / rim;
          if (!latte) {
            const edge = Math.max(0, r - 0.8) * 1.6;
            for (let k = 0; k < 3; k += 1) out[k] = dark[k] + (foam[k] - dark[k]) * edge;
            return;
          }
          const leaf = rosetta(x / rim, z / rim);
          for (let k = 0; k < 3; k += 1)
            out[k] = (foam[k] * 0.62 + dark[k] * 0.2) * (1 - leaf) + milk[k] * leaf;
        },
      }),
    );
    parts[parts.length - 1].distance = (
      (inner) => (x, y, z) =>
        inner(x, y - level, z)
    )(parts.at(-1).distance);
    parts[parts.length - 1].bound = [0, level, 0, rim];
  }
  if (saucer) {
    const plate = lathe(
      [
        [-0.3, 0],
        [0.5, 0],
        [0.78, 0.1],
        [0.84, 0.13],
        [0.83, 0.15],
        [0.6, 0.07],
        [0.4, 0.045],
        [-0.3, 0.045],
      ],
      0.01,
    );
    parts.forEach((p) => {
      const { distance, bound, material: m } = p;
      p.distance = (x, y, z) => distance(x, y - 0.05, z);
      p.bound = [bound[0], bound[1] + 0.05, bound[2], bound[3]];
      if (m.paint) p.material = { ...m, paint: (x, y, ...rest) => m.paint(x, y - 0.05, ...rest) };
    });
    parts.push(part(plate, [0, 0.08, 0, 0.9], ceramic(saucer)));
  }
  return parts;
}

/** Milk poured as a leaf: 1 on milk, 0 on foam; x and z from -1 to 1. */
function rosetta(x, z) {
  const y = -z * 1.15;
  const half = 0.62 * Math.sqrt(Math.max(0, 1 - ((y + 0.05) / 0.78) ** 2));
  if (Math.abs(x) > half || y < -0.72 || y > 0.74) return Math.hypot(x, z) > 0.9 ? 0.25 : 0;
  const vein = Math.abs(x) < 0.025 ? 0 : 1;
  const wave = Math.sin((y - Math.abs(x) * 0.75) * 19) > -0.25 ? 1 : 0;
  return 0.12 + 0.88 * vein * wave;
}
