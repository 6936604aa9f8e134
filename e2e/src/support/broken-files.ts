import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { Page, Route } from 'playwright-core';

/** A kind of failure: which files of a version fail in a browser, and how. */
export interface Failure {
  /** For the reader. */
  what: string;
  file: RegExp;
  answer: (route: Route, remote: RemoteName) => unknown;
  /** The page waits for a time limit. */
  isSlow?: boolean;
  /** The first page of a visit does without the files. */
  isOfLaterPages?: boolean;
}

const entry = /remote-entry\.js$/;
const manifest = /mf-manifest\.json$/;
const laterScript = /(?<!remote-entry)\.js$/;

const missing = (route: Route) => route.fulfill({ status: 404 });
const never = () => undefined;
const script = (body: string) => (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/javascript', body });

/** The container as it is, but each of its pages throws when it is rendered. */
async function throwingPages(route: Route, remote: RemoteName) {
  const built = await (await route.fetch()).text();
  const spoil = `
    const [version] = document.currentScript.src.split('/').at(-2).split('~');
    const globalName = 'lapak_${remote}_' + version.replace(/[^A-Za-z0-9]/g, '_');
    const { init } = window[globalName];
    const page = () => { throw new Error('provoked') };
    window[globalName] = { init, get: async () => () => ({ default: page }) };`;
  return script(`${built};{${spoil}}`)(route);
}

export const failures: Failure[] = [
  { what: 'entry is not there', file: entry, answer: missing },
  { what: 'entry throws', file: entry, answer: script('throw new Error("provoked")') },
  {
    what: 'entry is HTML',
    file: entry,
    answer: (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Hai</title>' }),
  },
  { what: 'entry never comes', file: entry, answer: never, isSlow: true },
  // The document has the manifest of the first page's remote.
  { what: 'manifest is not there', file: manifest, answer: missing, isOfLaterPages: true },
  {
    what: 'manifest is another file',
    file: manifest,
    answer: (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{}' }),
    isOfLaterPages: true,
  },
  { what: 'files are not there', file: laterScript, answer: missing },
  { what: 'files never come', file: laterScript, answer: never, isSlow: true },
  // The first page's style sheet is in the document.
  { what: 'style sheets are not there', file: /\.css$/, answer: missing, isOfLaterPages: true },
  { what: 'renders throw', file: entry, answer: throwingPages },
];

/** Everything that spoilt files may make a browser say. */
export const provoked =
  /Failed to load resource|Refused to (execute|apply)|provoked|Unexpected token|uncaught|preloaded using link preload|is already registered|Federation Runtime|Loading (CSS )?chunk/;

/**
 * Spoils the files of versions for one page.
 * @param versions which, by remote
 * @returns addresses of spoilt files, as they were requested
 */
export async function spoil(page: Page, versions: Map<RemoteName, string>, { file, answer }: Failure) {
  const asked: string[] = [];
  for (const [remote, version] of versions) {
    // A retry asks under an address of its own: the version and a number.
    const folder = new RegExp(`^/remotes/${remote}/${version}(~\\d+)?/`);
    await page.route(
      ({ pathname }) => folder.test(pathname) && file.test(pathname),
      (route) => {
        asked.push(new URL(route.request().url()).pathname);
        return answer(route, remote);
      },
    );
  }
  // Only the scripts are looked at.
  await page.route('**/files/**', (route) => route.abort());
  // A version that was deployed broken has the hashes of its broken files.
  await page.route(/\/(onlinestore|kelola)/, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const reply = await route.fetch();
    const { link = '', ...headers } = reply.headers();
    await route.fulfill({
      response: reply,
      headers: { ...headers, link: link.replace(/; integrity="[^"]*"/g, '') },
      body: (await reply.text()).replace(/ integrity="[^"]*"/g, ''),
    });
  });
  return asked;
}
