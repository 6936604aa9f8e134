import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import styles from './pages.module.css';

interface PagesProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Links to the page before and the next; nothing for a list of one page. */
export function Pages({ page, pages, hrefOf }: PagesProps) {
  if (pages <= 1) return null;
  const look = buttonClass({ variant: 'secondary', size: 'sm' });
  return (
    <nav className={styles.pages} aria-label="Halaman">
      {page > 1 ? (
        <PageLink className={look} to={hrefOf(page - 1)} rel="prev">
          Sebelumnya
        </PageLink>
      ) : (
        <span />
      )}
      <span className={styles.place}>{`Halaman ${page} dari ${pages}`}</span>
      {page < pages ? (
        <PageLink className={look} to={hrefOf(page + 1)} rel="next">
          Berikutnya
        </PageLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
