import { useState } from 'react';
import styles from './shop-frame.module.css';

interface ShopFrameProps {
  /** Names the region, 'Pratinjau toko'. */
  label: string;
  /** What the page is. */
  title: string;
  /** An address of the shop. */
  src: string;
}

/**
 * A page of the shop as the server paints it, as long as it is. Without scripts nothing of it asks for what is saved, and no visit is
 * counted.
 */
export function ShopFrame({ label, title, src }: ShopFrameProps) {
  const [height, setHeight] = useState<number>();
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls, also by keyboard
    <div className={styles.screen} role="region" aria-label={label} tabIndex={0}>
      <iframe
        // A frame whose address changes would add to the history.
        key={src}
        className={styles.frame}
        title={title}
        src={src}
        height={height}
        sandbox="allow-same-origin"
        tabIndex={-1}
        inert
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument;
          // "Turn scripts on", says the shop to browsers without them.
          for (const hint of page?.querySelectorAll('noscript') ?? []) hint.remove();
          setHeight(page?.documentElement.scrollHeight);
        }}
      />
    </div>
  );
}
