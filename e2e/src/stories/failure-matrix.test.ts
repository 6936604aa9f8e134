import type { Page, Route } from 'playwright-core';
import { testBrowser } from '../support/browser.ts';
import { deployment } from '../support/deployment.ts';
import { arrive, storePath } from '../support/shopper.ts';

const browser = testBrowser();
const deployed = deployment();

type Answer = Parameters<Route['fulfill']>[0];

/** A kind of failure: which files of a version fail in a browser, and how. */
interface Failure {
  /** For the reader. */
  what: string;
  file: RegExp;
  /** Null: the file never comes. */
  answer: Answer | null;
}

const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body });

const failures: Failure[] = [
  { what: 'entry is not there', file: /remote-entry\.js$/, answer: { status: 404 } },
  { what: 'entry throws', file: /remote-entry\.js$/, answer: script('throw new Error("provoked")') },
  {
    what: 'entry is HTML',
    file: /remote-entry\.js$/,
    answer: { status: 200, contentType: 'text/html', body: '<!doctype html><title>Hai</title>' },
  },
  { what: 'entry hangs', file: /remote-entry\.js$/, answer: null },
  { what: 'files are not there', file: /(?<!remote-entry)\.js$/, answer: { status: 404 } },
  { what: 'files hang', file: /(?<!remote-entry)\.js$/, answer: null },
];

/** A page of each remote that is not painted, and its heading. */
const pages = {
  checkout: { path: storePath('/cart'), name: 'Keranjang' },
  account: { path: storePath('/login'), name: 'Login' },
} as const;
const remotes = ['checkout', 'account'] as const;
type Remote = (typeof remotes)[number];

function spoil(page: Page, remote: Remote, version: string, { file, answer }: Failure) {
  const folder = new RegExp(`^/remotes/${remote}/${version}(~\\d+)?/`);
  return page.route(
    (url) => folder.test(url.pathname) && file.test(url.pathname),
    (route) => (answer ? route.fulfill(answer) : undefined),
  );
}

/** Everything that a spoilt version may make a browser say. */
const provoked =
  /Failed to load resource|Refused to execute script|provoked|Unexpected token|uncaught|Failed to find a valid digest|preloaded using link preload|is already registered/;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const card = (page: Page) => heading(page, 'Halaman ini gagal dimuat');

/** A visitor of each failure, who opens the remote's page when it is as broken as that. */
const visitors = (remote: Remote, version: string) =>
  Promise.all(
    failures.map(async (failure) => {
      const { page } = await browser.visitor({ tolerate: provoked });
      await spoil(page, remote, version, failure);
      await page.goto(pages[remote].path, { waitUntil: 'commit' });
      return page;
    }),
  );

describe.each(remotes)('%s', (remote) => {
  const { name } = pages[remote];

  it('is shown by its last good version, whatever fails or hangs', async () => {
    const broken = deployed.build(remote, 'dddddddddd');
    await deployed.deploy(remote, { current: broken, lastGood: deployed.original(remote) });
    await Promise.all((await visitors(remote, broken)).map((page) => arrive(page, name)));
  });

  it('is replaced by a card without one, whose button asks what an operator has deployed meanwhile', async () => {
    const broken = deployed.build(remote, 'eeeeeeeeee');
    await deployed.deploy(remote, { current: broken, lastGood: null });
    const opened = await visitors(remote, broken);
    await Promise.all(opened.map((page) => card(page).waitFor()));

    await deployed.deploy(remote, { current: deployed.original(remote), lastGood: null });
    await Promise.all(
      opened.map(async (page) => {
        await page.getByRole('button', { name: 'Coba lagi' }).click();
        await arrive(page, name);
      }),
    );
  });
});
