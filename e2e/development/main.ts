// npm run try:dev -w e2e: changes pages in a real checkout while a browser shows them, in `npm run dev` and in a remote alone.
// Each change must arrive without a reload and keep what the visitor typed. The files are restored at the end. SHOP_URL is a
// shop that `npm run dev` of this checkout already serves; without it the script starts one.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { flags } from '../src/support/browser.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const SHOP_PORT = Number(process.env.PORT ?? 4300);
const ALONE_PORT = SHOP_PORT + 1;
const FIRST_DEV_PORT = SHOP_PORT + 10;
const shop = process.env.SHOP_URL ?? `http://localhost:${SHOP_PORT}`;
const STARTED_WITHIN_MS = 600_000;
const PAGE_WITHIN_MS = 120_000;
const CHANGED_WITHIN_MS = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'lapak-try-dev-'));
const originals = new Map<string, string>();
const servers: ChildProcess[] = [];

function change(file: string, from: string, to: string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  if (!originals.has(path)) originals.set(path, text);
  assert.ok(text.includes(from), `${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

/** Starts a development server and waits for the line with which it says where it is. */
function serve(folder: string, script: string, env: Record<string, string>): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: join(root, folder),
    env: { ...process.env, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${script} has not started`)), STARTED_WITHIN_MS);
    server.stdout.on('data', (data: Buffer) => {
      if (!/onlinestore/.test(String(data))) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
}

/** Marks the document, so that a reload is noticed. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

async function tryHome(page: Page, origin: string) {
  const file = 'mfe-storefront/src/pages/home/home-page.tsx';
  await page.goto(`${origin}/kopinusantara/onlinestore`);
  const search = page.getByRole('searchbox').first();
  await search.fill('kopi');
  await page.waitForURL(/kopi$/);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 100));
  await page.waitForFunction(() => window.scrollY > 0);
  const scrolled = await page.evaluate(() => window.scrollY);
  await mark(page);

  change(file, '<HomeMetadata home={view.home} />', '<HomeMetadata home={view.home} /><b hidden>changed</b>');
  await page.getByText('changed').waitFor({ state: 'attached', timeout: CHANGED_WITHIN_MS });
  assert.ok(await isSameDocument(page), 'a change of the page has reloaded it');
  assert.equal(await search.inputValue(), 'kopi');
  assert.equal(await page.evaluate(() => window.scrollY), scrolled);

  const called = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'changed prefetch',
    timeout: CHANGED_WITHIN_MS,
  });
  change(file, 'async (context) => {', "async (context) => {\n  console.info('changed prefetch');");
  change(file, '>changed<', '>changed again<');
  await page.getByText('changed again').waitFor({ state: 'attached', timeout: CHANGED_WITHIN_MS });
  await page.locator('a[href*="/detail/"]').first().click();
  await page.waitForURL('**/detail/**');
  await page.goBack();
  await called;
  assert.ok(await isSameDocument(page), 'a change of prefetch has reloaded the page');
}

/** What the Module Federation panel of Chrome reads. */
async function tryPanel(page: Page) {
  const manifest = await page.waitForFunction(() => {
    const { moduleInfo } = Reflect.get(window, '__FEDERATION__') ?? {};
    return moduleInfo?.lapak_host?.remotesInfo.storefront?.matchedVersion;
  });
  assert.match(await manifest.jsonValue(), /:\d+\/mf-manifest\.json$/);
}

async function tryAll(browser: Browser) {
  if (!process.env.SHOP_URL)
    await serve('.', 'scripts/dev.mjs', { PORT: String(SHOP_PORT), DEV_PORT: String(FIRST_DEV_PORT) });
  const page = await browser.newPage({ viewport: { width: 1280, height: 500 } });
  page.setDefaultTimeout(PAGE_WITHIN_MS);
  await tryHome(page, shop);
  console.log('in the shop: page and prefetch are changed without a reload');
  await tryPanel(page);
  console.log('in the shop: the remotes are in the Module Federation panel');
  restore();
  await serve('mfe-storefront', '../shared/tooling/deploy/dev-remote.mjs', {
    PORT: String(ALONE_PORT),
    API_URL: shop,
  });
  await tryHome(page, `http://localhost:${ALONE_PORT}`);
  console.log('alone: page and prefetch are changed without a reload');
}

function restore() {
  for (const [path, text] of originals) writeFileSync(path, text);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: flags,
});
try {
  await tryAll(browser);
} finally {
  restore();
  await browser.close();
  for (const server of servers) server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
