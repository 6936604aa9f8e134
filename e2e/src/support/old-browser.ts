import type { BrowserContext } from 'playwright-core';

declare global {
  /** What at least one served browser lacks, as paths: `URL.canParse`, `Array.prototype.findLast` (jest.config.mjs). */
  var lackingInServedBrowsers: string[];
}

/** Runs in a page ahead of its scripts. */
function takeAway(paths: string[]): void {
  const isObject = (value: unknown): value is object => value instanceof Object;
  const typedArray = Object.getPrototypeOf(Int8Array) as unknown;
  const step = (owner: unknown, name: string): unknown => {
    if (owner === globalThis && name === 'TypedArray') return typedArray;
    return isObject(owner) ? Reflect.get(owner, name) : undefined;
  };
  const taken = paths.map((path) => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    return { owner: names.reduce<unknown>(step, globalThis), last };
  });
  for (const { owner, last } of taken) if (isObject(owner)) Reflect.deleteProperty(owner, last);
}

/** Takes from a visitor's pages every global, function and property that is newer than the oldest served browsers. */
export const makeOld = (context: BrowserContext) =>
  context.addInitScript(takeAway, globalThis.lackingInServedBrowsers);
