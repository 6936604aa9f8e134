import type { MouseEvent } from 'react';
import { focusPart } from './focus-part.ts';
import styles from './skip-link.module.css';

/** The id of the element around every page: where the link leads without a script. */
export const CONTENT_ID = 'isi';

function skip(event: MouseEvent) {
  event.preventDefault();
  const main = document.querySelector('main');
  if (main) focusPart(main);
}

/** The first control of every page, visible while it has the focus: skips the header (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`} onClick={skip}>
      Langsung ke isi
    </a>
  );
}
