import type DOMPurify from 'dompurify';

type Purify = (html: string) => string;

let purify: Purify | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Text, lists, tables, links and pictures; nothing that runs, submits, frames or styles. */
const config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'dialog',
    'audio',
    'video',
    'template',
  ],
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'autofocus', 'contenteditable', 'popover'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

function prepare(library: typeof DOMPurify): Purify {
  library.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer nofollow');
    }
    if (node.tagName === 'IMG') {
      node.setAttribute('loading', 'lazy');
      // An empty alt, or screen readers would read out the URL.
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  });
  return (html) => library.sanitize(html, config);
}

/** Preloads the sanitiser. */
export function loadPurifier(): Promise<void> {
  loading ??= import('dompurify').then((library) => {
    purify = prepare(library.default);
    for (const listener of listeners) listener();
  });
  return loading;
}

export const purifierStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    loadPurifier().catch(() => {
      // Without the sanitiser no HTML is shown; the next call retries.
      loading = null;
    });
    return () => listeners.delete(listener);
  },
  current: () => purify,
};
