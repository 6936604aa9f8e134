import { logoUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { PageLink, useGetStoreProfileQuery } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { BackBar } from '@lapak/ui/back-bar';
import { LogoLink } from '@lapak/ui/logo-link';
import type { ReactNode } from 'react';
import styles from './entry-page.module.css';

interface EntryPageProps {
  title: string;
  username: string;
  onBack: () => void;
  /** One sentence on this step. */
  intro?: ReactNode;
  children: ReactNode;
}

/** The layout of login, registration and the password chain: the store's logo above one form. */
export function EntryPage({ title, username, onBack, intro, children }: EntryPageProps) {
  const { data } = useGetStoreProfileQuery(username);
  const profile = data?.data;
  return (
    <>
      <StoreTitle page={title} />
      <BackBar title={title} onBack={onBack} />
      <main className={styles.page}>
        <div className={styles.card}>
          {profile && (
            <LogoLink
              name={profile.nama_toko}
              logo={logoUrl(profile.logo_url)}
              render={<PageLink to={paths.home(username)} />}
            />
          )}
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
        </div>
      </main>
    </>
  );
}
