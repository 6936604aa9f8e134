import { length3 } from './length.mjs';

const FAR = 40;

/** Distance queries over all parts of a scene; `skip` leaves glass out, to look through it. */
export function field(parts) {
  const solid = parts.filter((p) => !p.material.glass);

  /** Farther than `near` from a part, its bounding sphere will do. */
  function nearest(list, x, y, z, near) {
    let best = 1e9;
    for (let i = 0; i < list.length; i += 1) {
      const { bound, distance } = list[i];
      const away = length3(x - bound[0], y - bound[1], z - bound[2]) - bound[3];
      if (away > best) continue;
      const d = away > near ? away : distance(x, y, z);
      if (d < best) best = d;
    }
    return best;
  }

  const onRay = [];
  const inShadow = [];
  const around = [];

  /** The parts whose bounding sphere a ray hits, written into a list that is used again: this runs for every ray. */
  function met(found, list, ox, oy, oz, dx, dy, dz, margin) {
    found.length = 0;
    for (let i = 0; i < list.length; i += 1) {
      const { bound } = list[i];
      const px = bound[0] - ox;
      const py = bound[1] - oy;
      const pz = bound[2] - oz;
      const along = px * dx + py * dy + pz * dz;
      const away = px * px + py * py + pz * pz - along * along;
      const r = bound[3] + margin;
      if (away < r * r && along > -r) found.push(list[i]);
    }
    return found;
  }

  /** First hit along a ray, or null: { t, part }. */
  function cast(ox, oy, oz, dx, dy, dz, { glass = true, limit = FAR, steps = 160 } = {}) {
    const list = met(onRay, glass ? parts : solid, ox, oy, oz, dx, dy, dz, 0.02);
    if (list.length === 0) return null;
    let t = 0;
    for (let i = 0; i < steps && t < limit; i += 1) {
      const d = nearest(list, ox + dx * t, oy + dy * t, oz + dz * t, 0.3);
      if (d < 0.0006 + t * 0.00006) return { t, part: owner(list, ox + dx * t, oy + dy * t, oz + dz * t) };
      t += d * 0.92;
    }
    return null;
  }

  function owner(list, x, y, z) {
    let best = 1e9;
    let found = list[0];
    for (const candidate of list) {
      const b = candidate.bound;
      if (length3(x - b[0], y - b[1], z - b[2]) - b[3] > 0.4) continue;
      const d = candidate.distance(x, y, z);
      if (d < best) {
        best = d;
        found = candidate;
      }
    }
    return found;
  }

  /** How much of the key light arrives, from 0 to 1, with a soft edge. */
  function shadow(x, y, z, [dx, dy, dz], softness = 7) {
    const list = met(inShadow, parts, x, y, z, dx, dy, dz, 0.7);
    if (list.length === 0) return 1;
    let light = 1;
    let t = 0.02;
    for (let i = 0; i < 40 && t < 9; i += 1) {
      const d = nearest(list, x + dx * t, y + dy * t, z + dz * t, 3);
      if (d < 0.001) return 0;
      light = Math.min(light, 0.5 + (0.5 * d * softness) / t);
      t += Math.max(0.012, Math.min(d * 0.9, 0.35));
    }
    const s = Math.max(0, Math.min(1, (light - 0.5) * 2));
    return s * s * (3 - 2 * s);
  }

  /** How open a point is to the sky, from 0 to 1. */
  function openness(x, y, z, nx, ny, nz, reach = 1) {
    const reachable = reach * 0.75 + 0.1;
    const list = around;
    list.length = 0;
    for (let i = 0; i < parts.length; i += 1) {
      const { bound } = parts[i];
      const gap = bound[3] + reachable;
      const away = (x - bound[0]) ** 2 + (y - bound[1]) ** 2 + (z - bound[2]) ** 2;
      if (away < gap * gap) list.push(parts[i]);
    }
    if (list.length === 0 && y > reachable) return 1;
    let hidden = 0;
    let weight = 1;
    for (let i = 1; i <= 5; i += 1) {
      const h = 0.015 + 0.13 * reach * i * i * 0.22;
      const d = Math.min(nearest(list, x + nx * h, y + ny * h, z + nz * h, 9), y + ny * h + 0.0001);
      hidden += Math.max(0, h - d) * weight * (1 / h) * 0.32;
      weight *= 0.72;
    }
    return Math.max(0, 1 - hidden);
  }

  return { cast, shadow, openness };
}
