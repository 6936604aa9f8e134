/** Lays pictures side by side to look at them: node contact-sheet.mjs out.png columns cell files... */
import sharp from 'sharp';

const [out, columns, cell, ...files] = process.argv.slice(2);
const [n, size] = [Number(columns), Number(cell)];
const tiles = await Promise.all(
  files.map((file) =>
    sharp(file).resize(size, size, { fit: 'contain', background: '#fff' }).png().toBuffer(),
  ),
);
await sharp({
  create: { width: n * size, height: Math.ceil(files.length / n) * size, channels: 3, background: '#ffffff' },
})
  .composite(tiles.map((input, i) => ({ input, left: (i % n) * size, top: Math.floor(i / n) * size })))
  .png()
  .toFile(out);
