import { formatThousands } from '@lapak/domain/rupiah';
import { PageLink } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import styles from './pages.module.css';

interface PagesProps {
  /** The page that is shown: what the server answered, whatever page the address names. */
  answer: { total: number; per_page: number; current_page: number };
  hrefOf: (page: number) => string;
}

/** Links to the page before and the next; nothing for a list of one page. */
export function Pages({ answer: { total, per_page, current_page: page }, hrefOf }: PagesProps) {
  const pages = Math.ceil(total / per_page);
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
      <span
        className={styles.place}
      >{`Halaman ${formatThousands(page)} dari ${formatThousands(pages)}`}</span>
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

interface PageButtonsProps {
  /** Names the group. */
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Buttons in place of links, for parts of a page that have no address. */
export function PageButtons({ label, page, pages, onPage }: PageButtonsProps) {
  if (pages <= 1) return null;
  return (
    <div className={styles.pages} role="group" aria-label={label}>
      <Button variant="secondary" size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
        Sebelumnya
      </Button>
      <span
        className={styles.place}
      >{`Halaman ${formatThousands(page)} dari ${formatThousands(pages)}`}</span>
      <Button variant="secondary" size="sm" disabled={page === pages} onClick={() => onPage(page + 1)}>
        Berikutnya
      </Button>
    </div>
  );
}
