import { useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { purifierStore } from './purifier.ts';
import styles from './safe-html.module.css';

export interface SafeHtmlProps {
  /** HTML of the API, which has sanitised it once already. */
  html: string;
  className?: string;
}

const never = () => () => undefined;
const nothing = () => null;

/**
 * The one place that renders a seller's HTML. The server passes on what the API sanitised; the browser sanitises it
 * again before it inserts anything, and shows nothing until then. HTML that came with the document stays in place, and
 * needs no sanitiser: it is in the page already.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const isHydrating = !useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [fromServer] = useState(isHydrating ? html : null);
  const isInPage = html === fromServer;
  const purify = useSyncExternalStore(
    isInPage ? never : purifierStore.subscribe,
    isInPage ? nothing : purifierStore.current,
    nothing,
  );
  const safe = isInPage ? html : (purify?.(html) ?? '');
  return <div className={classNames(styles.html, className)} dangerouslySetInnerHTML={{ __html: safe }} />;
}
