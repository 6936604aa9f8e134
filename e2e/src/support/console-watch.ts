import type { Page } from 'playwright-core';

export interface ConsoleWatch {
  /** Console output of which a page must have none. */
  complaints: string[];
}

/** A retry registers a remote anew, which the federation runtime says each time. */
const retried = /\[ Federation Runtime \]: The remote "[\w@.-]+" is already registered/;

/** Records every error, warning and uncaught exception of a page, except tolerated ones. */
export function watchConsole(page: Page, tolerate?: RegExp): ConsoleWatch {
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
