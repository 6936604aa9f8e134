import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import { focusPart } from './focus-part.ts';

/** The focus is nowhere once the page that had it is gone; a field that took it keeps it. */
const isFocusLost = () => !document.activeElement || document.activeElement === document.body;

/** Calls back with the page's heading, at once or when it is rendered. @returns stops waiting */
function whenHeading(found: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector('h1');
  const present = find();
  if (present) {
    found(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    found(heading);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** After a change of page: moves the focus to its heading, and a screen reader says its title. */
export function PageAnnouncer({ pathname }: { pathname: string }) {
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return undefined;
    return whenHeading((heading) => {
      announced.current = pathname;
      if (isFocusLost()) focusPart(heading, { preventScroll: true });
      setTitle(document.title);
    });
  }, [pathname]);
  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
