import { linear } from '../colour.mjs';

export const leather = (hex) => ({
  colour: linear(hex),
  rough: 0.75,
  gloss: 0.03,
  bump: (x, y, z) =>
    Math.sin(x * 130 + Math.sin(y * 90)) * Math.sin(y * 120) * Math.sin(z * 130 + 1) * 0.0016,
});

export const facing = (shape) => (x, y, z) => shape(x, z, y);
