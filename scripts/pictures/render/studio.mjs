/** The light of the studio: a big soft box at the left front, a strip at the right, a soft dome. */

const normalise = ([x, y, z]) => {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
};
export const keyDirection = normalise([-0.62, 0.95, 0.55]);
export const keyColour = [1.62, 1.55, 1.46];
export const fillDirection = normalise([0.9, 0.35, 0.45]);

const smooth = (a, b, x) => {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** A soft rectangle of light as seen in a direction; `blur` widens its edge for rough surfaces. */
function panel(dx, dy, dz, [cx, cy, cz], [ux, uy, uz], [vx, vy, vz], halfU, halfV, blur) {
  const facing = dx * cx + dy * cy + dz * cz;
  if (facing <= 0.05) return 0;
  const u = Math.abs((dx * ux + dy * uy + dz * uz) / facing);
  const v = Math.abs((dx * vx + dy * vy + dz * vz) / facing);
  return (1 - smooth(halfU - blur, halfU + blur, u)) * (1 - smooth(halfV - blur, halfV + blur, v));
}

const left = { c: normalise([-1, 0.55, 0.55]) };
left.u = normalise([0.55, 0, 1]);
left.v = normalise([0.35, 1, -0.2]);
const right = { c: normalise([1, 0.35, 0.35]) };
right.u = normalise([-0.35, 0, 1]);
right.v = [0, 1, 0];

/** Light that comes from a direction, for reflections. */
export function environment(dx, dy, dz, rough, floor, out) {
  const up = smooth(-0.35, 0.85, dy);
  const blur = 0.06 + rough * 0.9;
  const box = panel(dx, dy, dz, left.c, left.u, left.v, 0.42, 0.6, blur) * 3.1;
  const strip = panel(dx, dy, dz, right.c, right.u, right.v, 0.1, 0.9, blur * 0.7) * 1.7;
  const top = smooth(0.72 - rough * 0.3, 0.98, dy) * 1.3;
  const light = (box + strip + top) / (1 + rough * 1.2);
  for (let k = 0; k < 3; k += 1) out[k] = floor[k] * 0.75 * (1 - up) + (0.42 + 0.1 * floor[k]) * up + light;
  return out;
}
