import { formatThousands } from '@lapak/domain/rupiah';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { Spinner } from '@lapak/ui/spinner';
import { useGetStoresQuery, type StoreListArgs } from '../../api/store-list-api.ts';
import { StoreLogo } from '../../features/store/store-logo.tsx';
import styles from './front.module.css';

/** The open stores that match, in pages, each a link to its home. */
export function StoreList({ choice }: { choice: StoreListArgs }) {
  const { currentData: found, error, isFetching, refetch } = useGetStoresQuery(choice);
  return (
    <section aria-labelledby="toko" aria-busy={isFetching}>
      <h2 id="toko" className={styles.heading}>
        {choice.search ? `Toko dengan kata "${choice.search}"` : 'Toko yang buka'}
      </h2>
      <p role="status" className={styles.count}>
        {found ? `${formatThousands(found.total)} toko` : ''}
      </p>
      {!found && error !== undefined && (
        <ErrorCard
          text="Daftar toko belum bisa dimuat."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!found && error === undefined && <Spinner label="Memuat daftar toko" />}
      {found?.data.length === 0 && (
        <EmptyState
          icon={icons.store}
          title="Toko tidak ditemukan"
          text={choice.search ? 'Coba kata lain, atau lihat semua toko.' : undefined}
          action={
            choice.search || choice.page > 1 ? (
              <PageLink to={paths.front()} className={buttonClass({ variant: 'secondary' })}>
                Lihat semua toko
              </PageLink>
            ) : undefined
          }
        />
      )}
      {found && found.data.length > 0 && (
        <>
          <ul className={styles.stores}>
            {found.data.map(({ username, nama_toko: name, bio, logo_url: logo }) => (
              <li key={username}>
                <PageLink to={paths.home(username)} className={styles.store}>
                  <StoreLogo url={logo} name={name} />
                  <span className={styles.about}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.username}>{`@${username}`}</span>
                    {bio && <span className={styles.bio}>{bio}</span>}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
          <StorePages choice={choice} last={Math.ceil(found.total / found.per_page)} />
        </>
      )}
    </section>
  );
}

/** Links to the page before and the page after; nothing when there is one page. */
function StorePages({ choice: { search, page }, last }: { choice: StoreListArgs; last: number }) {
  if (last <= 1) return null;
  const look = buttonClass({ variant: 'secondary' });
  return (
    <nav className={styles.pages} aria-label="Halaman daftar toko">
      {page > 1 && (
        <PageLink
          to={paths.front({ keyword: search, page: page > 2 ? page - 1 : undefined })}
          className={look}
        >
          Sebelumnya
        </PageLink>
      )}
      <span>{`Halaman ${formatThousands(page)} dari ${formatThousands(last)}`}</span>
      {page < last && (
        <PageLink to={paths.front({ keyword: search, page: page + 1 })} className={look}>
          Berikutnya
        </PageLink>
      )}
    </nav>
  );
}
