import sharp from 'sharp';
import { render } from './render/render.mjs';

/**
 * Paints one job as raw RGB. A job's `make` gives a studio scene ({ parts, camera, backdrop }) or a drawing
 * ({ svg }, of the job's full size); `overlay` is an SVG laid over it.
 */
export async function paintPicture(job, width, height) {
  const made = await job.make();
  const base = made.pixels
    ? await made.pixels(width, height)
    : made.svg
      ? await rasterise(made.svg, job, width, height)
      : render(made.parts, { floorGloss: 0.1, ...made, width, height });
  if (!job.overlay) return base;
  return sharp(base, { raw: { width, height, channels: 3 } })
    .composite([
      {
        input: await sharp(frame(job.overlay(), job, width, height))
          .png()
          .toBuffer(),
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer();
}

const frame = (contents, { width, height }, outWidth, outHeight) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${outWidth}" height="${outHeight}" viewBox="0 0 ${width} ${height}">${contents}</svg>`,
  );

const rasterise = (svg, job, width, height) =>
  sharp(frame(svg, job, width, height), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer();
