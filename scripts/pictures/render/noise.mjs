import { random } from '../random.mjs';

const source = random(20261121);
const values = Float32Array.from({ length: 256 }, () => source.next());
const order = shuffled();

/** The numbers 0 to 255 in a random order, twice over so that sums need no wrapping. */
function shuffled() {
  const list = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 255; i > 0; i -= 1) {
    const j = source.whole(0, i);
    [list[i], list[j]] = [list[j], list[i]];
  }
  return Uint8Array.from([...list, ...list]);
}

/** Smooth value noise from 0 to 1; from tables, since it is called millions of times a picture. */
export function noise(x, y, z = 0) {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const fx = x - xi;
  const fy = y - yi;
  const fz = z - zi;
  const u = fx * fx * (3 - 2 * fx);
  const v = fy * fy * (3 - 2 * fy);
  const w = fz * fz * (3 - 2 * fz);
  const z0 = order[zi & 255];
  const z1 = order[(zi + 1) & 255];
  const y00 = order[z0 + (yi & 255)];
  const y10 = order[z0 + ((yi + 1) & 255)];
  const y01 = order[z1 + (yi & 255)];
  const y11 = order[z1 + ((yi + 1) & 255)];
  const a = xi & 255;
  const b = (xi + 1) & 255;
  const p00 = values[order[y00 + a]];
  const p10 = values[order[y10 + a]];
  const p01 = values[order[y01 + a]];
  const p11 = values[order[y11 + a]];
  const q00 = p00 + (values[order[y00 + b]] - p00) * u;
  const q10 = p10 + (values[order[y10 + b]] - p10) * u;
  const q01 = p01 + (values[order[y01 + b]] - p01) * u;
  const q11 = p11 + (values[order[y11 + b]] - p11) * u;
  const near = q00 + (q10 - q00) * v;
  const far = q01 + (q11 - q01) * v;
  return near + (far - near) * w;
}

/** Four octaves of noise. */
export function fractal(x, y, z = 0) {
  return (
    noise(x, y, z) * 0.53 +
    noise(x * 2.03, y * 2.03, z * 2.03) * 0.27 +
    noise(x * 4.1, y * 4.1, z * 4.1) * 0.13 +
    noise(x * 8.3, y * 8.3, z * 8.3) * 0.07
  );
}
