import type { Page } from 'playwright-core';
import { hydrated } from './hydrated.ts';

/** Runs in the page. Does what Chrome's translation does: each text, now and later, is replaced by two `<font>` around it. */
function translateTexts(): void {
  const translated = new WeakSet<Node>();
  const translate = (node: Node) => {
    if (node instanceof Text) {
      if (translated.has(node) || !node.parentNode || node.data.trim() === '') return;
      const text = document.createTextNode(node.data);
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      translated.add(text);
      inner.append(text);
      outer.append(inner);
      node.replaceWith(outer);
    } else if (!['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEXTAREA'].includes(node.nodeName))
      for (const child of [...node.childNodes]) translate(child);
  };
  translate(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records)
      if (type === 'characterData') translate(target);
      else for (const node of addedNodes) translate(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Translates the open document as a browser does, and all that comes into it, until it is left for another document. */
export async function translatePage(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(translateTexts);
}
