/** Signed distances of solid shapes; one unit is ten centimetres. A distance takes (x, y, z), y is up. */
import { length2, length3 } from './length.mjs';

export const sphere = (r) => (x, y, z) => length3(x, y, z) - r;

export const roundBox =
  (w, h, d, r = 0.02) =>
  (x, y, z) => {
    const qx = Math.abs(x) - w + r;
    const qy = Math.abs(y) - h + r;
    const qz = Math.abs(z) - d + r;
    const outside = length3(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    return outside + Math.min(Math.max(qx, qy, qz), 0) - r;
  };

export const torus = (big, small) => (x, y, z) => length2(length2(x, z) - big, y) - small;

export const cylinder =
  (r, h, round = 0.02) =>
  (x, y, z) => {
    const a = length2(x, z) - r + round;
    const b = Math.abs(y) - h + round;
    return Math.min(Math.max(a, b), 0) + length2(Math.max(a, 0), Math.max(b, 0)) - round;
  };

export const ellipsoid = (rx, ry, rz) => (x, y, z) => {
  const k0 = length3(x / rx, y / ry, z / rz);
  const k1 = length3(x / (rx * rx), y / (ry * ry), z / (rz * rz));
  return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1;
};

/** A chain of round segments: points are [x, y, z, radius]. */
export const tube = (points) => (x, y, z) => {
  let best = 1e9;
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1];
    const b = points[i];
    const bx = b[0] - a[0];
    const by = b[1] - a[1];
    const bz = b[2] - a[2];
    const px = x - a[0];
    const py = y - a[1];
    const pz = z - a[2];
    const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
    const d = length3(px - bx * t, py - by * t, pz - bz * t) - (a[3] + (b[3] - a[3]) * t);
    if (d < best) best = d;
  }
  return best;
};

/** Points on a smooth curve through the given ones (Catmull-Rom), for tubes and profiles. */
export function curve(points, steps = 6) {
  const out = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const p = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ];
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps;
      out.push(
        p[1].map((_, k) => {
          const [a, b, c, d] = p.map((q) => q[k]);
          return (
            0.5 *
            (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
          );
        }),
      );
    }
  }
  out.push(points.at(-1));
  return out;
}

export const union =
  (...parts) =>
  (x, y, z) => {
    let d = 1e9;
    for (const part of parts) d = Math.min(d, part(x, y, z));
    return d;
  };
export const smoothUnion = (k, a, b) => (x, y, z) => {
  const d1 = a(x, y, z);
  const d2 = b(x, y, z);
  const h = Math.max(k - Math.abs(d1 - d2), 0) / k;
  return Math.min(d1, d2) - h * h * k * 0.25;
};
export const subtract = (a, b) => (x, y, z) => Math.max(a(x, y, z), -b(x, y, z));
export const intersect = (a, b) => (x, y, z) => Math.max(a(x, y, z), b(x, y, z));
export const move = (shape, dx, dy, dz) => (x, y, z) => shape(x - dx, y - dy, z - dz);
