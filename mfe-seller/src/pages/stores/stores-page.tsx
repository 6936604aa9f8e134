import type { SellerSession } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { Navigate, PageLink, useNavigationState } from '@lapak/runtime';
import { Button, buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Logo } from '@lapak/ui/logo';
import { useGetSessionQuery } from '../../api/session-api.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { roleNames } from '../../features/members/role-names.ts';
import { useLogOut } from '../../features/session/use-log-out.ts';
import styles from './stores-page.module.css';

function Stores({ stores }: Pick<SellerSession, 'stores'>) {
  return (
    <ul className={styles.list}>
      {stores.map(({ username, nama_toko, logo_url, role }) => (
        <li key={username}>
          <PageLink className={styles.store} to={consolePaths.firstPage(username, role)}>
            <Logo name={nama_toko} src={logo_url} bordered />
            <span className={styles.name}>
              <span>{nama_toko}</span>
              <span className={styles.role}>{roleNames[role]}</span>
            </span>
            <Icon shape={icons.chevronRight} size={20} />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The stores that one works in; who works in one goes on to it. */
export default function StoresPage() {
  const session = useGetSessionQuery().data?.data;
  const { action } = useNavigationState();
  const { logOut, isLoggingOut } = useLogOut();
  if (!session) return null;
  const { stores, user } = session;
  const only = stores.length === 1 ? stores[0] : undefined;
  // A link to this page means the choice; an address that was opened means the work.
  if (only && action !== 'PUSH')
    return <Navigate replace to={consolePaths.firstPage(only.username, only.role)} />;
  return (
    <div className={styles.page}>
      <ConsoleTitle page="Pilih toko" />
      {stores.length > 0 ? (
        <>
          <h1 className={styles.title}>Pilih toko</h1>
          <Stores stores={stores} />
          <PageLink className={buttonClass({ variant: 'secondary' })} to={consolePaths.register()}>
            Buka toko lagi
          </PageLink>
        </>
      ) : (
        <EmptyState
          titleAs="h1"
          icon={icons.store}
          title="Belum ada toko"
          text={`Akun ${user.email} belum menjadi anggota toko mana pun. Buka tokomu sendiri, atau minta pemilik toko mengundang alamat email ini.`}
          action={
            <PageLink className={buttonClass()} to={consolePaths.register()}>
              Buka toko
            </PageLink>
          }
        />
      )}
      <div className={styles.account}>
        <p>{`Masuk sebagai ${user.email}`}</p>
        <Button
          variant="ghost"
          icon={<Icon shape={icons.logout} size={18} />}
          loading={isLoggingOut}
          onClick={() => void logOut()}
        >
          Keluar
        </Button>
      </div>
    </div>
  );
}
