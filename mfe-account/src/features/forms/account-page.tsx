import { paths } from '@lapak/contracts/routes';
import { useGoBack } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { classNames } from '@lapak/ui/class-names';
import type { ReactNode } from 'react';
import { HeaderLinks } from '../../components/header-links.tsx';
import { AccountLayout } from '../menu/account-layout.tsx';
import styles from './entry-page.module.css';

interface AccountPageProps {
  title: string;
  username: string;
  children: ReactNode;
}

/** The layout of the forms behind the menu. */
export function AccountPage({ title, username, children }: AccountPageProps) {
  const goBack = useGoBack(paths.menu(username));
  return (
    <>
      <StoreTitle page={title} />
      <BackBar title={title} onBack={goBack} actions={<HeaderLinks username={username} />} />
      <AccountLayout username={username}>
        <main className={styles.page}>
          <div className={classNames(styles.card, styles.narrow)}>{children}</div>
        </main>
      </AccountLayout>
    </>
  );
}
