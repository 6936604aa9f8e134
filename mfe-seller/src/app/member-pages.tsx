import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import { RETURN_TO } from '@lapak/domain/navigation-state';
import { isApiError, Link, Navigate, useLocation } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { icons } from '@lapak/ui/icons';
import { PageLoading } from '@lapak/ui/page-loading';
import { useGetSessionQuery } from '../api/session-api.ts';
import { LoginOverPage } from '../features/session/login-over-page.tsx';
import { isOpenTo, type MatchedConsolePage } from './console-pages.ts';
import { ConsoleTitle } from './console-title.tsx';
import { PlainLayout } from './plain-layout.tsx';
import { SlotView } from './slot-view.tsx';
import { TokoLayout } from './toko-layout.tsx';
import { TokoPages } from './toko-pages.tsx';
import { TokoContext } from './toko-context.ts';

function NoAccess({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState
      titleAs="h1"
      icon={icons.lock}
      title={title}
      text={text}
      action={
        <Link className={buttonClass()} to={paths.console()}>
          Pilih toko
        </Link>
      }
    />
  );
}

/** Pages behind the login. Without a session the login comes first, and leads back here; one that ends is renewed over the page. */
export function MemberPages({ page }: { page: MatchedConsolePage }) {
  const { pathname, search } = useLocation();
  const { data, error, isFetching, refetch } = useGetSessionQuery();
  const session = data?.data;
  if (session === null && !isFetching)
    return <Navigate replace to={consolePaths.login()} state={{ [RETURN_TO]: pathname + search }} />;
  if (!session)
    return (
      <PlainLayout>
        <ConsoleTitle page="Kelola toko" />
        {error ? (
          <ErrorCard
            titleAs="h1"
            title="Halaman kelola belum bisa dibuka"
            text="Periksa koneksi internetmu, lalu coba lagi."
            requestId={isApiError(error) ? error.requestId : null}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <PageLoading label="Memuat halaman kelola" />
        )}
      </PlainLayout>
    );
  const store = session.stores.find(({ username }) => username === page.params.toko);
  if (page.access === 'account' || !store)
    return (
      <PlainLayout>
        {page.access === 'account' ? (
          <SlotView slot={page.slot} />
        ) : (
          <>
            <ConsoleTitle page="Tidak ada akses" />
            <NoAccess
              title="Kamu tidak punya akses ke toko ini"
              text={`Akun ${session.user.email} bukan anggota toko ${page.params.toko ?? ''}. Minta pemiliknya mengundangmu.`}
            />
          </>
        )}
        <LoginOverPage email={session.user.email} />
      </PlainLayout>
    );
  // Who works at the gate alone has no summary: a store's address leads them to it.
  if (page.name === 'summary' && store.role === 'gate')
    return <Navigate replace to={consolePaths.gate(store.username)} />;
  return (
    <TokoContext value={store}>
      <TokoLayout key={store.username} session={session} page={page.name}>
        {isOpenTo(page, store.role) ? (
          <TokoPages page={page} />
        ) : (
          <>
            <ConsoleTitle page="Tidak ada akses" />
            <NoAccess
              title="Halaman ini bukan untuk peranmu"
              text="Minta pemilik toko kalau kamu perlu membukanya."
            />
          </>
        )}
      </TokoLayout>
      <LoginOverPage email={session.user.email} />
    </TokoContext>
  );
}
