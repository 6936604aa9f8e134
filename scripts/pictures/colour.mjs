/** sRGB bytes to linear light. */
export const toLinear = Float32Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

const bytes = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const toHex = (rgb) =>
  `#${rgb
    .map((c) =>
      Math.round(Math.max(0, Math.min(255, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `#rrggbb` as linear light, three numbers from 0 to 1. */
export const linear = (hex) => bytes(hex).map((c) => toLinear[c]);

/** Mixes two `#rrggbb` colours; 0 gives the first. */
export function mix(from, to, amount) {
  const [a, b] = [bytes(from), bytes(to)];
  return toHex(a.map((c, i) => c + (b[i] - c) * amount));
}
export const lighter = (hex, amount) => mix(hex, '#ffffff', amount);
export const darker = (hex, amount) => mix(hex, '#000000', amount);

/** Linear light to an sRGB byte, with a soft shoulder so that highlights do not clip. */
export function toByte(light) {
  const x = Math.max(0, light);
  const rolled = x < 0.6 ? x : 0.6 + 0.4 * (1 - Math.exp(-(x - 0.6) / 0.4));
  const c = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.round(c * 255));
}
