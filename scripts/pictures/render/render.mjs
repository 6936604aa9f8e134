import { linear, toByte } from '../colour.mjs';
import { field } from './march.mjs';
import { shader } from './shade.mjs';

/** A ray through a point of the picture; x and y from -1 to 1. */
function cameraOf({ yaw = 18, pitch = 14, distance = 9, target = [0, 1, 0], lens = 24 }, aspect) {
  const [a, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  const eye = [
    target[0] + Math.sin(a) * Math.cos(p) * distance,
    target[1] + Math.sin(p) * distance,
    target[2] + Math.cos(a) * Math.cos(p) * distance,
  ];
  const f = target.map((c, i) => (c - eye[i]) / distance);
  const right = [-f[2], 0, f[0]];
  const rl = Math.hypot(...right);
  right.forEach((c, i) => (right[i] = c / rl));
  const up = [
    right[1] * f[2] - right[2] * f[1],
    right[2] * f[0] - right[0] * f[2],
    right[0] * f[1] - right[1] * f[0],
  ];
  const half = Math.tan((lens * Math.PI) / 360);
  return {
    eye,
    ray: (x, y) => {
      const d = f.map((c, i) => c + right[i] * x * half * aspect + up[i] * y * half);
      const l = Math.hypot(...d);
      return [d[0] / l, d[1] / l, d[2] / l];
    },
  };
}

/** A soft studio backdrop: lighter behind the product, darker to the corners. */
function backdropOf({ top, bottom, glow = '#ffffff', glowAmount = 0.35 }) {
  const [t, b, g] = [linear(top), linear(bottom), linear(glow)];
  return (x, y, out) => {
    const v = Math.max(0, Math.min(1, (y + 1) / 2));
    const r = Math.exp(-((x * 0.9) ** 2 + ((y - 0.12) * 0.95) ** 2) * 1.35) * glowAmount;
    const corner = 1 - 0.1 * Math.max(0, x * x + y * y - 0.75);
    for (let k = 0; k < 3; k += 1) out[k] = ((b[k] + (t[k] - b[k]) * v) * (1 - r) + g[k] * r) * corner;
  };
}

const SUB = [
  [-0.375, -0.125],
  [0.125, -0.375],
  [0.375, 0.125],
  [-0.125, 0.375],
];

/** Neighbours that differ by more than this, over three channels, are an edge. */
const EDGE = 26;

/**
 * Renders parts in the studio.
 * @returns raw RGB bytes
 */
export function render(parts, { camera = {}, backdrop, floorGloss = 0, width = 800, height = 800 }) {
  const scene = {
    floorGloss,
    floorColour: linear(backdrop.bottom),
    shadowTint: linear(backdrop.shadow ?? '#3a3034'),
  };
  const flat = parts.flat(9);
  const behind = backdropOf(backdrop);
  const { light, bare, seen } = shader(scene, field(flat), behind);
  const { eye, ray } = cameraOf(camera, width / height);
  const count = width * height;
  const rays = new Float32Array(count * 3);
  const colours = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const met = Array.from({ length: count }, () => null);
  const out = [0, 0, 0];

  function trace(px, py, into, at) {
    const sx = (px / width) * 2 - 1;
    const sy = 1 - (py / height) * 2;
    const [dx, dy, dz] = ray(sx, sy);
    light(eye[0], eye[1], eye[2], dx, dy, dz, sx, sy, out);
    for (let k = 0; k < 3; k += 1) into[at + k] += out[k];
  }

  for (let i = 0; i < count; i += 1) {
    trace((i % width) + 0.5, Math.floor(i / width) + 0.5, rays, i * 3);
    if (!seen.part) continue;
    met[i] = seen.part;
    colours.set([seen.colour[0], seen.colour[1], seen.colour[2]], i * 3);
    normals.set(seen.normal, i * 3);
  }

  const fine = new Float32Array(3);
  const texel = [0, 0, 0, 0];

  /** Finer rays for one pixel. Within one painted part the light is kept and only the paint looked up again. */
  function refine(x, y) {
    const i = y * width + x;
    fine.fill(0);
    if (met[i]?.material.paint && repaint(x, y, i)) return;
    fine.fill(0);
    for (const [ox, oy] of SUB) trace(x + 0.5 + ox, y + 0.5 + oy, fine, 0);
    for (let k = 0; k < 3; k += 1) fine[k] /= SUB.length;
  }

  function repaint(x, y, i) {
    const normal = normals.subarray(i * 3, i * 3 + 3);
    const sum = [0, 0, 0];
    for (const [ox, oy] of SUB) {
      const [dx, dy, dz] = ray(((x + 0.5 + ox) / width) * 2 - 1, 1 - ((y + 0.5 + oy) / height) * 2);
      if (!bare(eye[0], eye[1], eye[2], dx, dy, dz, met[i], normal, texel)) return false;
      for (let k = 0; k < 3; k += 1) sum[k] += texel[k];
    }
    for (let k = 0; k < 3; k += 1) {
      const paint = colours[i * 3 + k];
      const lit = rays[i * 3 + k];
      // what the light adds to black, such as a highlight, is not paint and stays
      const gain = Math.min(2.2, lit / Math.max(paint, 0.04));
      fine[k] = Math.max(0, lit + (sum[k] / SUB.length - paint) * gain);
    }
    return true;
  }

  const pixels = Buffer.alloc(count * 3);
  const levels = Uint16Array.from(
    { length: count },
    (_, i) => toByte(rays[i * 3]) + toByte(rays[i * 3 + 1]) + toByte(rays[i * 3 + 2]),
  );
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const here = levels[i];
      const edge =
        (x > 0 && Math.abs(here - levels[i - 1]) > EDGE) ||
        (x + 1 < width && Math.abs(here - levels[i + 1]) > EDGE) ||
        (y > 0 && Math.abs(here - levels[i - width]) > EDGE) ||
        (y + 1 < height && Math.abs(here - levels[i + width]) > EDGE);
      if (edge) refine(x, y);
      for (let k = 0; k < 3; k += 1) pixels[i * 3 + k] = toByte(edge ? fine[k] : rays[i * 3 + k]);
    }
  }
  return pixels;
}
