import { Suspense, useState, useSyncExternalStore } from 'react';
import { classNames } from './class-names.ts';
import { lateComponent } from './late-file.ts';
import styles from './safe-html.module.css';

const PurifiedHtml = lateComponent(() => import('./purified-html.tsx'));

export interface SafeHtmlProps {
  /** HTML of the API, which has sanitised it once already. */
  html: string;
  className?: string;
}

const never = () => () => undefined;

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
  const shown = classNames(styles.html, className);
  if (html === fromServer) return <div className={shown} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <Suspense fallback={<div className={shown} />}>
      <PurifiedHtml html={html} className={shown} />
    </Suspense>
  );
}
