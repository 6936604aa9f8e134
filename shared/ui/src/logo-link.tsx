import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Picture } from './picture.tsx';
import styles from './logo-link.module.css';

export interface LogoLinkProps {
  name: string;
  /** About 96 px wide; null without a logo. */
  logo: string | null;
  /** The link to the store, without children; the router is the caller's. */
  render: ReactElement<{ className?: string; children?: ReactNode }>;
}

/** The seller's logo and name, linked to the store. */
export function LogoLink({ name, logo, render }: LogoLinkProps) {
  // Not Base UI's useRender: it passes a ref, which would replace the one that a page link preloads with.
  return cloneElement(
    render,
    { className: styles.link },
    logo && <Picture className={styles.logo} src={logo} alt="" width={44} height={44} priority />,
    <span className={styles.name}>{name}</span>,
  );
}
