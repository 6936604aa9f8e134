import type { Page } from 'playwright-core';

export interface ConsoleWatch {
  /** Everything that a page should never say. */
  complaints: string[];
}

/** Writes down every error, warning and uncaught exception of a page, but for what is tolerated. */
export function watchConsole(page: Page, tolerate?: RegExp): ConsoleWatch {
  const complaints: string[] = [];
  const note = (complaint: string) => {
    if (!tolerate?.test(complaint)) complaints.push(complaint);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()} on ${page.url()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`uncaught on ${page.url()}: ${error.stack || error.message}`));
  return { complaints };
}
