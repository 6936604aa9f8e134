import type { Page } from 'playwright-core';
import { within } from './within.ts';

/**
 * Fails where the page scrolls sideways, or a text is cut by its container or the edge of the screen.
 * @param mayBreak whether a narrow place may break words letter by letter, as it does for readers who enlarge them
 */
export async function expectTextFits(page: Page, { mayBreak = true } = {}): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const cut = await within('look for cut texts', page.evaluate(findCutTexts, mayBreak));
  const at = new URL(page.url()).pathname;
  expect({ at, cut }).toEqual({ at, cut: [] });
}

/** Runs in the page. Texts in a row that scrolls, for screen readers alone, or ended by dots on purpose are left out. */
function findCutTexts(mayBreak: boolean): string[] {
  const screen = document.documentElement;
  const TOLERANCE_PX = 2;
  /** Words, dates and amounts that have room in a line of every screen. */
  const SHORT_WORDS = /(?<!\S)[\p{L}\d./]{2,12}(?!\S)/gu;
  const scrolls = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'auto' || overflowX === 'scroll';
  const isEndedByDots = (style: CSSStyleDeclaration) =>
    style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
  const cuts = ({ overflowX }: CSSStyleDeclaration) => overflowX === 'hidden' || overflowX === 'clip';

  function isCut(element: Element, text: DOMRect): boolean {
    for (let box: Element | null = element; box && box !== screen; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { left, right, width } = box.getBoundingClientRect();
      if (scrolls(style) || isEndedByDots(style) || width <= 1) return false;
      const isOutside = text.right > right + TOLERANCE_PX || text.left < left - TOLERANCE_PX;
      if (cuts(style) && isOutside) return true;
    }
    return text.right > screen.clientWidth + TOLERANCE_PX || text.left < -TOLERANCE_PX;
  }

  function* brokenWords(text: Node) {
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(SHORT_WORDS)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) yield word;
    }
  }

  const found = new Set<string>();
  if (screen.scrollWidth > screen.clientWidth) found.add('the page scrolls sideways');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const element = currentNode.parentElement;
    const words = currentNode.textContent?.trim();
    if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    if (lines.some((line) => isCut(element, line))) found.add(words);
    if (!mayBreak && lines.length > 2 && words.length < 2 * lines.length)
      found.add(`${words}, letter by letter`);
    if (!mayBreak && !isEndedByDots(getComputedStyle(element)))
      for (const word of brokenWords(currentNode)) found.add(`${word}, broken in two`);
  }
  return [...found];
}
