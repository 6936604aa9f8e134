import { linear } from '../colour.mjs';
import { fractal, noise } from './noise.mjs';

export const matt = (hex, more = {}) => ({ colour: linear(hex), rough: 0.8, gloss: 0.035, ...more });
export const glossy = (hex, more = {}) => ({ colour: linear(hex), rough: 0.12, gloss: 0.05, ...more });
export const satin = (hex, more = {}) => ({ colour: linear(hex), rough: 0.42, gloss: 0.05, ...more });
export const metal = (hex = '#d9d9d6', rough = 0.18, more = {}) => ({
  colour: linear(hex),
  metal: true,
  rough,
  gloss: 0.9,
  ...more,
});
export const glass = (hex = '#eef6f4') => ({ colour: linear(hex), glass: true, rough: 0.02, gloss: 0.04 });

/** Wood with its grain along the local y axis (or x with `along: 'x'`). */
export function wood(hex = '#a8713f', { along = 'y', scale = 1 } = {}) {
  const base = linear(hex);
  return {
    rough: 0.5,
    gloss: 0.04,
    paint: (x, y, z, nx, ny, nz, out) => {
      const [a, b, c] = along === 'y' ? [x, y, z] : [y, x, z];
      const bend = fractal(a * 3 * scale, b * 0.8 * scale, c * 3 * scale);
      const rings = 0.5 + 0.5 * Math.sin((a * 9 + c * 7) * scale + bend * 14);
      const fibre = noise(a * 70 * scale, b * 3 * scale, c * 70 * scale);
      const tone = 0.72 + rings * 0.28 + (fibre - 0.5) * 0.24;
      for (let k = 0; k < 3; k += 1) out[k] = base[k] * tone;
    },
  };
}

/** Powder, granules and the like: a colour that varies from grain to grain. */
export function grainy(hex, { size = 24, spread = 0.5, bump = 0.02 } = {}) {
  const base = linear(hex);
  return {
    rough: 0.9,
    gloss: 0.02,
    paint: (x, y, z, nx, ny, nz, out) => {
      const tone = 1 - spread / 2 + spread * noise(x * size, y * size, z * size);
      for (let k = 0; k < 3; k += 1) out[k] = base[k] * tone;
    },
    bump: (x, y, z) => noise(x * size, y * size, z * size) * bump,
  };
}
