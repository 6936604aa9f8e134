import { length2 } from '../../render/length.mjs';
import { WALL, sections, smin, smooth } from './sections.mjs';

/**
 * A garment on an invisible mannequin: a body of elliptical sections from the shoulders down, sleeves, an open neck.
 * @param body rows of [y, rx, rz] from the top down
 * @param sleeve null, or { length, width, drop } - drop: how steeply it hangs, 0 to 1
 * @param pleats { count, depth, from } folds of a skirt from a height down
 */
export function shell({ top, hem, body, sleeve, pleats, neck = [0.25, 0.17, 0.24], seed = 0 }) {
  const read = sections(body);
  const at = [0, 0];
  const shoulder = body[0][1];
  const reach = shoulder * 0.8;
  // the sleeve's crown lies level with the slope of the shoulder
  const from = [reach, top - 0.3 * reach - 0.1 * reach * reach - (sleeve?.width ?? 0) * 0.8, 0];
  const angle = sleeve ? sleeve.drop * 1.45 : 0;
  const dir = [Math.cos(angle), -Math.sin(angle)];
  const to = sleeve ? [from[0] + dir[0] * sleeve.length, from[1] + dir[1] * sleeve.length] : [0, 0];
  const w = sleeve?.width ?? 0.2;
  /** The filled form; `open` goes a little past the ends of the sleeves, to hollow them out. */
  const solid = (x, y, z, open) => {
    read(y, at);
    let [rx, rz] = at;
    if (pleats && y < pleats.from) {
      const a = Math.atan2(x / rx, z / rz);
      const fold =
        Math.sin(a * pleats.count + Math.sin(a * 3 + seed) * 1.1) *
        pleats.depth *
        smooth(pleats.from, hem, y);
      rx *= 1 + fold;
      rz *= 1 + fold;
    }
    const k = length2(x / rx, z / rz);
    let d = (k - 1) * Math.min(rx, rz) * 0.9;
    const roof = (y - (top - 0.3 * Math.abs(x) - 0.5 * x * x * 0.2)) * 0.93;
    d = -smin(-d, -roof, 0.16);
    if (sleeve) {
      const ax = Math.abs(x);
      const px = ax - from[0];
      const py = y - from[1];
      const along = (px * dir[0] + py * dir[1]) / sleeve.length;
      const t = Math.max(0, Math.min(1.3, along));
      const r = w * (1 + (sleeve.flare ?? 0.06) * t);
      const s =
        Math.sqrt(
          (px - dir[0] * t * sleeve.length) ** 2 + (py - dir[1] * t * sleeve.length) ** 2 + (z * 1.12) ** 2,
        ) - r;
      d = smin(d, Math.max(s, (along - (open ? 1.04 : 1)) * sleeve.length) * 0.92, 0.1);
    }
    return d;
  };
  const distance = (x, y, z) => {
    const outer = solid(x, y, z, false);
    if (outer > 0.25) return outer * 0.82;
    const d = Math.max(outer, -solid(x, y, z, true) - 2 * WALL);
    const hole = (length2(x / neck[0], length2((y - top + 0.02) / neck[1], (z - 0.05) / neck[2])) - 1) * 0.17;
    return Math.max(d, hem - y, -hole) * 0.82;
  };
  return { distance, solid, from, to, dir, shoulder, read };
}
