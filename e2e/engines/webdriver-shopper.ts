import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { EngineElement, EnginePage } from './engine.ts';

const WITHIN_MS = 30_000;
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** An element by role and name, by label, or by text. A name or text between slashes is a regular expression. */
export type Query = { role: string; name?: string } | { label: string } | { text: string };

interface Queries {
  queryAllByRole(container: Element, role: string, options: { name?: string | RegExp }): Element[];
  queryAllByLabelText(container: Element, label: string | RegExp): Element[];
  queryAllByText(container: Element, text: string | RegExp): Element[];
}

/**
 * Runs in the page, hence refers to nothing outside. Finds the first element of the last query, each query within the
 * element of the one before; for a radio button its label, which is what is visible of it.
 */
function findInPage(path: string): Element | null {
  const { TestingLibraryDom: find } = window as unknown as { TestingLibraryDom?: Queries };
  if (!find) return null;
  const matcher = (text: string) => (/^\/.*\/$/.test(text) ? new RegExp(text.slice(1, -1)) : text);
  let found: Element | undefined = document.body;
  for (const query of JSON.parse(path) as Record<string, string>[]) {
    const { role, name, label, text } = query;
    if (!found) return null;
    if (role) found = find.queryAllByRole(found, role, name ? { name: matcher(name) } : {})[0];
    else if (label) found = find.queryAllByLabelText(found, matcher(label))[0];
    else if (text) found = find.queryAllByText(found, matcher(text))[0];
  }
  return found instanceof HTMLInputElement && found.type === 'radio'
    ? (found.labels?.[0] ?? found)
    : (found ?? null);
}

/** Polls until the answer is a value; fails by the name of what did not come. */
export async function until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    const seen = await ask();
    if (seen) return seen;
    if (Date.now() > end) throw new Error(`not within ${WITHIN_MS} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A shopper at a page of either engine: waits for what she looks for, then acts. */
export function shopperAt(page: EnginePage) {
  const lookFor = async (path: Query[]): Promise<EngineElement | null> => {
    if (!(await page.run(() => 'TestingLibraryDom' in window))) await page.inject(library);
    return page.element(findInPage, JSON.stringify(path));
  };
  /** An element that was replaced meanwhile, or that is still covered or folded, is looked for again. */
  const act = (path: Query[], action: (element: EngineElement) => Promise<void>) =>
    until(JSON.stringify(path), async () => {
      const element = await lookFor(path);
      if (!element) return false;
      const passes = [
        'StaleElementReferenceError',
        'ElementClickInterceptedError',
        'ElementNotInteractableError',
      ];
      return action(element).then(
        () => true,
        (error: Error) => (passes.includes(error.name) ? false : Promise.reject(error)),
      );
    });
  return {
    see: (...path: Query[]) => act(path, () => Promise.resolve()),
    press: (...path: Query[]) => act(path, (element) => element.click()),
    type: (text: string, ...path: Query[]) => act(path, (element) => element.type(text)),
    upload: (file: string, ...path: Query[]) => act(path, (element) => element.upload(file)),
    /** Waits until the element is, at least in part, on the screen. */
    inView: (...path: Query[]) =>
      until(`in view: ${JSON.stringify(path)}`, async () => (await lookFor(path))?.isInView() ?? false),
    gone: (...path: Query[]) => until(`gone: ${JSON.stringify(path)}`, async () => !(await lookFor(path))),
    at: (pattern: RegExp) =>
      until(String(pattern), async () => {
        const path = await page.run(() => window.location.pathname + window.location.search);
        return pattern.test(path) && path;
      }),
    /** The number in a row of a list of figures, `Rp124.000` as 124000. */
    figure: (term: string) =>
      until(`figure: ${term}`, () =>
        page.run((wanted) => {
          const row = [...document.querySelectorAll('dt')].find((dt) => dt.textContent?.trim() === wanted);
          return Number(row?.nextElementSibling?.textContent?.replace(/\D/g, ''));
        }, term),
      ),
    /** Event handlers work from here on, except for the taps that the product replays. */
    hydrated: () =>
      until('hydrated', () => page.run(() => performance.getEntriesByName('lapak:hydrated').length > 0)),
  };
}
