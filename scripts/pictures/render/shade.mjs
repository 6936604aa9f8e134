import { environment, fillDirection, keyColour, keyDirection } from './studio.mjs';

const EPSILON = 0.003;

function normalOf(part, x, y, z, out) {
  const { bump } = part.material;
  const d = bump ? (a, b, c) => part.distance(a, b, c) - bump(a, b, c) : (a, b, c) => part.distance(a, b, c);
  const e = EPSILON;
  const a = d(x + e, y - e, z - e);
  const b = d(x - e, y - e, z + e);
  const c = d(x - e, y + e, z - e);
  const f = d(x + e, y + e, z + e);
  const nx = a - b - c + f;
  const ny = -a - b + c + f;
  const nz = -a + b - c + f;
  const l = Math.hypot(nx, ny, nz) || 1;
  out[0] = nx / l;
  out[1] = ny / l;
  out[2] = nz / l;
}

/** Makes the function that gives the light along a ray: (origin, direction, depth, out). */
export function shader(scene, world, backdrop) {
  /** What the last ray from the camera hit: its part, bare colour and normal. */
  const seen = { part: null, colour: [0, 0, 0, 0], normal: [0, 0, 0] };
  const { floorColour } = scene;

  function floorLight(ox, oy, oz, dx, dy, dz, sx, sy, out, depth) {
    backdrop(sx, sy, out);
    if (dy >= -0.0001) return;
    const t = -oy / dy;
    const x = ox + dx * t;
    const z = oz + dz * t;
    const far = Math.max(0, 1 - Math.hypot(x, z) / 14);
    if (far === 0) return;
    const lit = world.shadow(x, 0.001, z, keyDirection, 5);
    const open = world.openness(x, 0, z, 0, 1, 0, 2.6);
    const dark = 1 - (1 - lit) * 0.5 * far;
    const contact = 1 - (1 - open) * 0.75 * far;
    const [r, g, b] = scene.shadowTint;
    out[0] *= contact * (1 - (1 - dark) * (1 - r));
    out[1] *= contact * (1 - (1 - dark) * (1 - g));
    out[2] *= contact * (1 - (1 - dark) * (1 - b));
    if (depth > 0 || !scene.floorGloss) return;
    const mirror = world.cast(x, 0.002, z, dx, -dy, dz, { limit: 3, steps: 60 });
    if (!mirror) return;
    const shine = [0, 0, 0];
    surface(x, 0.002, z, dx, -dy, dz, mirror, sx, sy, shine, 1);
    const fade = scene.floorGloss * Math.max(0, 1 - mirror.t / 2.4);
    for (let k = 0; k < 3; k += 1) out[k] += (shine[k] - out[k]) * fade;
  }

  function surface(ox, oy, oz, dx, dy, dz, hit, sx, sy, out, depth) {
    const x = ox + dx * hit.t;
    const y = oy + dy * hit.t;
    const z = oz + dz * hit.t;
    const { material } = hit.part;
    const n = [0, 0, 0];
    normalOf(hit.part, x, y, z, n);
    const facing = Math.max(0, -(n[0] * dx + n[1] * dy + n[2] * dz));
    const base = [0, 0, 0, 0];
    if (material.paint) material.paint(x, y, z, n[0], n[1], n[2], base);
    else {
      base[0] = material.colour[0];
      base[1] = material.colour[1];
      base[2] = material.colour[2];
    }
    if (depth === 0 && !material.glass) {
      seen.part = hit.part;
      for (let k = 0; k < 3; k += 1) {
        seen.colour[k] = base[k];
        seen.normal[k] = n[k];
      }
    }
    const rough = material.rough ?? 0.5;
    const gloss = material.gloss ?? 0.04;
    const fresnel = gloss + (1 - gloss) * (1 - facing) ** 5 * (1 - rough * 0.75);
    const k2 = 2 * (n[0] * dx + n[1] * dy + n[2] * dz);
    const rx = dx - n[0] * k2;
    const ry = dy - n[1] * k2;
    const rz = dz - n[2] * k2;
    const mirror = [0, 0, 0];
    environment(rx, ry, rz, rough, floorColour, mirror);
    const open = world.openness(x, y, z, n[0], n[1], n[2]);
    if (depth === 0 && rough < 0.35 && (material.metal || fresnel > 0.05)) {
      const other = world.cast(x + n[0] * 0.006, y + n[1] * 0.006, z + n[2] * 0.006, rx, ry, rz, {
        limit: 4,
        steps: 50,
      });
      if (other)
        surface(x + n[0] * 0.006, y + n[1] * 0.006, z + n[2] * 0.006, rx, ry, rz, other, sx, sy, mirror, 1);
      else if (ry < 0 && y > 0.01) {
        const t = -y / ry;
        const lit = world.shadow(x + rx * t, 0.001, z + rz * t, keyDirection, 5);
        for (let k = 0; k < 3; k += 1) mirror[k] *= 0.55 + 0.45 * lit;
      }
    }
    if (material.glass) {
      light(x + dx * 0.03, y + dy * 0.03, z + dz * 0.03, dx, dy, dz, sx, sy, out, 1, false);
      const edge = (1 - facing) ** 2.2;
      for (let k = 0; k < 3; k += 1) {
        out[k] =
          out[k] * (1 - 0.07 - edge * 0.38) * (1 - (1 - base[k]) * (0.15 + edge * 0.5)) +
          mirror[k] * (0.035 + 0.5 * fresnel);
      }
      return;
    }
    const wrap = material.wrap ?? 0;
    const toKey = n[0] * keyDirection[0] + n[1] * keyDirection[1] + n[2] * keyDirection[2];
    const key = Math.max(0, (toKey + wrap) / (1 + wrap));
    const lit =
      key > 0 ? world.shadow(x + n[0] * 0.012, y + n[1] * 0.012, z + n[2] * 0.012, keyDirection, 9) : 0;
    const fill =
      Math.max(0, n[0] * fillDirection[0] + n[1] * fillDirection[1] + n[2] * fillDirection[2]) * 0.16;
    const sky = (0.36 + 0.12 * n[1]) * (0.3 + 0.7 * open);
    const bounce = Math.max(0, 0.3 - 0.5 * n[1]) * 0.4 * open;
    for (let k = 0; k < 3; k += 1) {
      const arriving =
        keyColour[k] * key * lit * (0.62 + 0.38 * open) * 0.62 + fill * open + sky + bounce * floorColour[k];
      if (material.metal)
        out[k] = mirror[k] * base[k] * (0.35 + 0.65 * open) * (0.55 + 0.45 * lit) + base[k] * arriving * 0.12;
      else out[k] = base[k] * arriving + mirror[k] * fresnel * (0.4 + 0.6 * open) * (0.5 + 0.5 * lit);
    }
  }

  function light(ox, oy, oz, dx, dy, dz, sx, sy, out, depth = 0, glass = true) {
    if (depth === 0) seen.part = null;
    const hit = world.cast(ox, oy, oz, dx, dy, dz, { glass });
    const ground = dy < 0 ? -oy / dy : Infinity;
    if (hit && hit.t < ground) surface(ox, oy, oz, dx, dy, dz, hit, sx, sy, out, depth);
    else floorLight(ox, oy, oz, dx, dy, dz, sx, sy, out, depth);
  }

  /** The bare colour along a ray when it hits the given part; false when it hits another. */
  function bare(ox, oy, oz, dx, dy, dz, part, [nx, ny, nz], out) {
    const hit = world.cast(ox, oy, oz, dx, dy, dz);
    if (hit?.part !== part) return false;
    part.material.paint(ox + dx * hit.t, oy + dy * hit.t, oz + dz * hit.t, nx, ny, nz, out);
    return true;
  }

  return { light, bare, seen };
}
