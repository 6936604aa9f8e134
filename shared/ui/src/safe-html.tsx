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

/**
 * The one place that renders a seller's HTML. The server passes on what the API sanitised; the browser sanitises it
 * again before it inserts anything, and shows nothing until then. Server-rendered HTML stays in
 * place meanwhile, without a flash.
 */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const isHydrating = !useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [fromServer] = useState(isHydrating ? html : null);
  const purify = useSyncExternalStore(purifierStore.subscribe, purifierStore.current, purifierStore.onServer);
  const unchecked = html === fromServer ? html : '';
  const safe = purify && !isHydrating ? purify(html) : unchecked;
  return <div className={classNames(styles.html, className)} dangerouslySetInnerHTML={{ __html: safe }} />;
}
