import { paths } from '@lapak/contracts/routes';
import { testBrowser } from '../support/browser.ts';
import { deployment } from '../support/deployment.ts';
import { operator } from '../support/operator.ts';
import { paintedHtml } from '../support/painted-page.ts';
import { runningProduct } from '../support/product.ts';
import { arrive } from '../support/shopper.ts';

const browser = testBrowser();
const deployed = deployment();

const events = paths.events('studiokarya');
const eventDetail = paths.event('studiokarya', 1);
/** Without a limit there would be no answer at all; the host's own tests check the limit itself. */
const SHELL_WITHIN_MS = 30_000;

async function fetchShell(path: string) {
  const reply = await fetch(runningProduct().origin + path, { signal: AbortSignal.timeout(SHELL_WITHIN_MS) });
  return { status: reply.status, html: await reply.text() };
}

const pages = (module: string) =>
  `module.exports = { exposes: new Proxy({}, { get: () => async () => (${module}) }) };`;

it.each<[what: string, bundle: string]>([
  ['throws while it loads', 'throw new Error("provoked")'],
  ['is garbage', '<!doctype html>'],
  ['throws in its render', pages('{ default: () => { throw new Error("provoked") } }')],
  [
    'cannot prepare its page',
    pages('{ prefetch: () => Promise.reject(new Error("x")), default: () => null }'),
  ],
  ['never settles', pages('{ prefetch: () => new Promise(() => {}), default: () => null }')],
  ['loops without end', pages('{ default: () => { for (;;); } }')],
  ['ends its process', pages('{ default: () => process.exit(1) }')],
  [
    'throws outside of any call',
    pages(
      '{ prefetch: () => { setTimeout(() => { throw new Error("x") }); return new Promise(() => {}) }, default: () => null }',
    ),
  ],
])('a server bundle that %s gives the shell, and the browser does the work', async (what, bundle) => {
  const version = deployed.build('events', what.replaceAll(' ', ''));
  deployed.replaceServerBundle('events', version, bundle);
  // With a last good version that one is painted: the host's own tests have it.
  await deployed.deploy('events', { current: version, lastGood: null });

  for (const reply of await Promise.all([events, eventDetail].map(fetchShell))) {
    expect(reply.status).toBe(200);
    expect(reply.html).toContain('{"painted":false');
  }

  const { page } = await browser.visitor();
  await page.goto(events);
  await page.getByRole('link', { name: /Pasar Malam Ilustrasi/ }).click();
  await arrive(page, 'Pasar Malam Ilustrasi');

  // The process is up, and the pages of the other remotes are painted.
  await paintedHtml(paths.home('studiokarya'));
});

it('a store that changes is painted anew at once', async () => {
  const home = paths.home('pommeta');
  const words = 'Toko Sedang Tutup';
  expect(await paintedHtml(home)).not.toContain(words);
  try {
    await operator('close', 'pommeta');
    expect(await paintedHtml(home)).toContain(words);
  } finally {
    await operator('open', 'pommeta');
  }
  expect(await paintedHtml(home)).not.toContain(words);
});
