import { icons } from './icons.tsx';
import { useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import styles from './scroll-top-button.module.css';

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/** Scrolls to the top; shown below `threshold` pixels. */
export function ScrollTopButton({ threshold = 600 }: { threshold?: number }) {
  const isFarDown = useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  );
  if (!isFarDown) return null;
  const scrollUp = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
  };
  return (
    <button type="button" className={styles.button} onClick={scrollUp}>
      <Icon shape={icons.chevronUp} size={18} />
      TOP
    </button>
  );
}
