import { paths } from '@lapak/contracts/routes';
import {
  selectIsLoggedIn,
  selectUser,
  useAppSelector,
  useGetProfileQuery,
  useGoBack,
  useParams,
} from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { HeaderLinks } from '../../components/header-links.tsx';
import { MenuList } from '../../features/menu/menu-list.tsx';
import { LogoutButton } from './logout-button.tsx';
import styles from './menu.module.css';

/** The account's menu (spec 3 §2). */
export default function MenuPage() {
  const { username = '' } = useParams();
  const known = useAppSelector(selectUser);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { data } = useGetProfileQuery(undefined, { skip: known !== null || !isLoggedIn });
  const user = known ?? data?.data.user;
  const goBack = useGoBack(paths.home(username));
  return (
    <>
      <StoreTitle page="Menu" />
      <BackBar title="Menu" onBack={goBack} actions={<HeaderLinks username={username} />} />
      <main className={styles.page}>
        {user && (
          <div className={styles.user}>
            <span className={styles.initial} aria-hidden="true">
              {[...user.name][0]?.toUpperCase()}
            </span>
            <div className={styles.who}>
              <p className={styles.name}>{user.name}</p>
              <p className={styles.email}>{user.email}</p>
            </div>
          </div>
        )}
        <MenuList username={username} />
        <LogoutButton username={username} />
      </main>
    </>
  );
}
