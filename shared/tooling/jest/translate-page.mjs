/**
 * Does to a page what the translation of a browser does: each text node is replaced by another. React keeps the one that it has made,
 * so that a text which changes or goes beside other nodes throws or stays as it was, as it does in the shop. A browser puts two
 * `<font>` around the new one; without them, a test finds the same elements as in a page that is not translated.
 */
export function translatePage(page) {
  const translated = new WeakSet();
  const translate = (node) => {
    if (node.nodeType === Node.TEXT_NODE) {
      if (translated.has(node) || !node.parentElement || node.data.trim() === '') return;
      // A text that is edited says so; no browser touches it.
      if (node.parentElement.closest('[translate=no]')) return;
      const other = document.createTextNode(node.data);
      translated.add(other);
      node.replaceWith(other);
    } else if (!['SCRIPT', 'STYLE', 'TEXTAREA'].includes(node.nodeName))
      [...node.childNodes].forEach(translate);
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translate);
  }).observe(page, { childList: true, subtree: true });
}
