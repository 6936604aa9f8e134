import DOMPurify from 'dompurify';
import { useMemo } from 'react';

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

/** The sanitiser of this file alone: hooks added to the library's own would run for everybody who shares it. */
const sanitiser = DOMPurify();
sanitiser.addHook('afterSanitizeAttributes', (node) => {
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

interface PurifiedHtmlProps {
  html: string;
  className?: string;
}

/** HTML in the browser, sanitised before it is inserted; the file comes with the sanitiser. */
export default function PurifiedHtml({ html, className }: PurifiedHtmlProps) {
  const safe = useMemo(() => sanitiser.sanitize(html, config), [html]);
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
}
