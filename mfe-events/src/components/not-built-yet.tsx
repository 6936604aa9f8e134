import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { PageLink, useGoBack, useParams } from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';

/** An honest stand-in for a page that this remote does not have yet. */
export function NotBuiltYet({ title }: { title: string }) {
  const { username = '' } = useParams();
  const goBack = useGoBack(paths.home(username));
  return (
    <>
      <title>{`${title} - ${username}`}</title>
      <BackBar title={title} onBack={goBack} />
      <main>
        <EmptyState
          icon={icons.info}
          title="Halaman ini belum tersedia"
          text="Kami sedang menyiapkannya. Sementara itu Anda tetap bisa berbelanja di toko."
          action={
            <PageLink className={buttonClass()} to={paths.home(username)}>
              Kembali ke toko
            </PageLink>
          }
        />
      </main>
    </>
  );
}
