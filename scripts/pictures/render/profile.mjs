import { length2 } from './length.mjs';

/** Distance to a closed polygon, negative inside. */
function polygonDistance(points, px, py) {
  let best = Infinity;
  let sign = 1;
  for (let i = 0, j = points.length - 1; i < points.length; j = i, i += 1) {
    const [ax, ay] = points[i];
    const [bx, by] = points[j];
    const ex = bx - ax;
    const ey = by - ay;
    const wx = px - ax;
    const wy = py - ay;
    const t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / (ex * ex + ey * ey || 1e-9)));
    best = Math.min(best, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
    const a = py >= ay;
    const b = py < by;
    const c = ex * wy > ey * wx;
    if ((a && b && c) || (!a && !b && !c)) sign = -sign;
  }
  return sign * Math.sqrt(best);
}

const CELLS = 300;

/** A polygon's distance on a grid, looked up with interpolation: fast whatever the outline. */
export function outline(points) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const margin = 0.25;
  const x0 = Math.min(...xs) - margin;
  const y0 = Math.min(...ys) - margin;
  const step = Math.max(Math.max(...xs) + margin - x0, Math.max(...ys) + margin - y0) / CELLS;
  const grid = new Float32Array((CELLS + 1) ** 2);
  for (let j = 0; j <= CELLS; j += 1) {
    for (let i = 0; i <= CELLS; i += 1)
      grid[j * (CELLS + 1) + i] = polygonDistance(points, x0 + i * step, y0 + j * step);
  }
  return (x, y) => {
    const u = (x - x0) / step;
    const v = (y - y0) / step;
    const cu = Math.max(0, Math.min(CELLS - 0.001, u));
    const cv = Math.max(0, Math.min(CELLS - 0.001, v));
    const i = Math.floor(cu);
    const j = Math.floor(cv);
    const fx = cu - i;
    const fy = cv - j;
    const at = j * (CELLS + 1) + i;
    const inside =
      (grid[at] * (1 - fx) + grid[at + 1] * fx) * (1 - fy) +
      (grid[at + CELLS + 1] * (1 - fx) + grid[at + CELLS + 2] * fx) * fy;
    return inside + length2(u - cu, v - cv) * step;
  };
}

/** Turns a profile, points of [radius, height], round the y axis. Profiles that touch the axis should go past it. */
export function lathe(points, round = 0) {
  const shape = outline(points);
  return (x, y, z) => shape(length2(x, z), y) - round;
}

/** Gives an outline in x and y a thickness along z, with rounded edges. */
export function extrude(points, half, round = 0.02) {
  const shape = outline(points);
  return (x, y, z) => {
    const a = shape(x, y) + round;
    const b = Math.abs(z) - half + round;
    return Math.min(Math.max(a, b), 0) + length2(Math.max(a, 0), Math.max(b, 0)) - round;
  };
}
