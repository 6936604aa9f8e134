// npm run screenshots -w e2e: the pictures of the README, taken from a running shop (SHOP_URL, default port 3000).
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
const folder = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));
const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 } };

const pictures = [
  { name: 'kopinusantara-phone', path: '/kopinusantara/onlinestore', device: phone },
  { name: 'rumahbatik-phone', path: '/rumahbatik/onlinestore', device: phone },
  { name: 'studiokarya-phone', path: '/studiokarya/onlinestore', device: phone },
  { name: 'product-phone', path: '/rumahbatik/onlinestore/detail/kain-kawung-sogan', device: phone },
  { name: 'kopinusantara-desktop', path: '/kopinusantara/onlinestore', device: desktop },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim(),
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--hide-scrollbars'],
});
for (const { name, path, device } of pictures) {
  const context = await browser.newContext({ ...device, locale: 'id-ID', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(shop + path, { waitUntil: 'networkidle' });
  const skip = page.getByRole('button', { name: 'Lewati' });
  if (await skip.isVisible()) await skip.click();
  const png = await page.screenshot();
  await sharp(png)
    .resize({ width: device.viewport.width * 1.5 })
    .webp({ quality: 82 })
    .toFile(`${folder}/${name}.webp`);
  await context.close();
}
await browser.close();
