import sharp from 'sharp';
import { toLinear } from '../colour.mjs';

/** Rasterises an SVG's contents (of the given size) for use as a texture. */
export async function texture(contents, width, height, scale = 1) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" viewBox="0 0 ${width} ${height}">${contents}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Reads a texture at u, v from 0 to 1 (v down) into out[0..2] as linear light, and its alpha into out[3]. */
export function sample(map, u, v, out) {
  const x = Math.max(0, Math.min(map.width - 1.001, u * map.width - 0.5));
  const y = Math.max(0, Math.min(map.height - 1.001, v * map.height - 0.5));
  const i = Math.floor(x);
  const j = Math.floor(y);
  const fx = x - i;
  const fy = y - j;
  const at = (j * map.width + i) * 4;
  const below = at + map.width * 4;
  const { data } = map;
  for (let k = 0; k < 3; k += 1) {
    out[k] =
      (toLinear[data[at + k]] * (1 - fx) + toLinear[data[at + 4 + k]] * fx) * (1 - fy) +
      (toLinear[data[below + k]] * (1 - fx) + toLinear[data[below + 4 + k]] * fx) * fy;
  }
  out[3] =
    ((data[at + 3] * (1 - fx) + data[at + 7] * fx) * (1 - fy) +
      (data[below + 3] * (1 - fx) + data[below + 7] * fx) * fy) /
    255;
  return out;
}
