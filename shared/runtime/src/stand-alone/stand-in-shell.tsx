import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../router/link.tsx';

export interface StandInLink {
  to: string;
  text: string;
}

interface StandInShellProps {
  links: readonly StandInLink[];
  /** Rendered with every page: the toasts. */
  overlays: ReactNode;
  children: ReactNode;
}

/** Layout of a remote that runs without the host: links to its pages, and the toasts. */
export function StandInShell({ links, overlays, children }: StandInShellProps) {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="Halaman" style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 8 }}>
        {links.map(({ to, text }) => (
          <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      {children}
      {overlays}
    </>
  );
}
