/**
 * Draws the demo stores' pictures and writes their documents into api/demo.
 *
 *   node draw.mjs                      what is missing, and every document
 *   node draw.mjs --store rumahbatik --only kemeja --all    again, by store and by name
 *   node draw.mjs --documents          documents only
 *   node draw.mjs --preview /tmp/x --size 300               small ones elsewhere, to look at
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { paintPicture } from './picture.mjs';
import { stores } from './stores/all.mjs';

const target = fileURLToPath(new URL('../../api/demo/', import.meta.url));
const { values: options } = parseArgs({
  options: {
    store: { type: 'string' },
    only: { type: 'string', default: '.' },
    all: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
    preview: { type: 'string' },
    size: { type: 'string' },
  },
});

async function draw(job) {
  const root = options.preview ?? target;
  const file = join(root, job.file);
  if (!options.all && existsSync(file)) return;
  const shrink = options.size ? Number(options.size) / Math.max(job.width, job.height) : 1;
  const [width, height] = [Math.round(job.width * shrink), Math.round(job.height * shrink)];
  const started = Date.now();
  const pixels = await paintPicture(job, width, height);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: job.quality ?? 82, effort: 6 })
    .toFile(file);
  console.log(`${job.file} ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

for (const { document, jobs, files = [] } of stores) {
  const name = document?.store.username ?? 'shared';
  if (options.store && options.store !== name) continue;
  if (document && !options.preview) {
    mkdirSync(join(target, name), { recursive: true });
    writeFileSync(join(target, name, 'store.json'), `${JSON.stringify(document, null, 1)}\n`);
  }
  for (const { file, contents } of files) {
    mkdirSync(dirname(join(target, file)), { recursive: true });
    writeFileSync(join(target, file), contents);
  }
  if (options.documents) continue;
  const wanted = new RegExp(options.only);
  for (const job of jobs.filter((j) => wanted.test(j.file))) await draw(job);
}
