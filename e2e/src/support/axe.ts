import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { within } from './within.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run: (options: object) => Promise<AxeResults> };
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Whether nothing fades or moves that will come to rest; text that fades in has too little contrast for a moment. */
const isAtRest = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );

async function violationsOf(page: Page) {
  await within('come to rest', page.waitForFunction(isAtRest));
  const options = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
  const { violations } = await within(
    'run axe',
    page.evaluate((given) => window.axe.run(given), options),
  );
  return violations;
}

/** Fails when the page as it stands breaks a rule of WCAG 2.2 AA. Evaluated, so the page's own policy stays strict. */
export async function expectAccessible(page: Page): Promise<void> {
  await within('load axe', page.evaluate(source));
  // A page that changed while it was looked at is looked at again.
  const atFirst = await violationsOf(page);
  const violations = atFirst.length > 0 ? await violationsOf(page) : [];
  const found = violations.map(({ id, help, nodes }) => ({
    where: new URL(page.url()).pathname,
    rule: `${id}: ${help}`,
    at: nodes.map(({ target, failureSummary }) => `${target.join(' ')} - ${failureSummary ?? ''}`),
  }));
  expect(found).toEqual([]);
}
