import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { makeOld } from './old-browser.ts';
import { runningProduct } from './product.ts';
import { within } from './within.ts';

interface ConsoleWatch {
  /** Console output of which a page must have none. */
  complaints: string[];
}

/** A retry registers a remote anew, which the federation runtime says each time. */
const retried = /\[ Federation Runtime \]: The remote "[\w@.-]+" is already registered/;

/** Records every error, warning and uncaught exception of a page, except tolerated ones. */
function watchConsole(page: Page, tolerate?: RegExp): ConsoleWatch {
  const complaints: string[] = [];
  const note = (complaint: string) => {
    if (!tolerate?.test(complaint) && !retried.test(complaint)) complaints.push(complaint);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()} on ${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`uncaught on ${page.url()}: ${error.stack || error.message}`));
  return { complaints };
}

export const sizes = {
  phone: { width: 360, height: 780 },
  desktop: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;

export const flags = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface OpenOptions extends Omit<BrowserContextOptions, 'viewport'> {
  size?: Size;
  /** Takes away everything that is newer than the oldest served browsers. */
  isOld?: boolean;
  /** Console messages that the test itself provokes. */
  tolerate?: RegExp;
}

/**
 * A browser for the tests of one file. Each test gets visitors of its own; what a visitor's pages write to the console
 * fails the test when it ends.
 * @param options `flags`: more of Chromium's
 */
export function testBrowser({ flags: own = [] as readonly string[] } = {}) {
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let watches: ConsoleWatch[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [...flags, ...own],
    });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const [opened, watched] = [contexts, watches];
    contexts = [];
    watches = [];
    await within('close the contexts', Promise.all(opened.map((context) => context.close())));
    expect(watched.flatMap((watch) => watch.complaints)).toEqual([]);
  });

  return {
    /** A new visitor, with a page of the given size. */
    async visitor({ size = 'phone', isOld = false, tolerate, ...options }: OpenOptions = {}) {
      const context = await within(
        'open a context',
        browser.newContext({
          baseURL: runningProduct().origin,
          viewport: sizes[size],
          hasTouch: size === 'phone',
          locale: 'id-ID',
          timezoneId: 'Asia/Jakarta',
          // Each story runs in both sizes, so that contrast is checked in both schemes.
          colorScheme: size === 'desktop' ? 'dark' : 'light',
          ...options,
        }),
      );
      // An upper bound, also on a busy machine.
      context.setDefaultTimeout(60_000);
      contexts.push(context);
      if (isOld) await makeOld(context);
      context.on('page', (page) => watches.push(watchConsole(page, tolerate)));
      return { context, page: await within('open a page', context.newPage()) };
    },
    /** Chromium itself, for what Playwright does not wrap. */
    chromium: () => browser,
  };
}
