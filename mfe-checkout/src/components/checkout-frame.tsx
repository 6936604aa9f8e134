import { paths } from '@lapak/contracts/routes';
import { useGetStoreProfileQuery, useGoBack } from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import type { ReactNode } from 'react';
import styles from './checkout-frame.module.css';

interface CheckoutFrameProps {
  username: string;
  /** Of the header: 'Checkout Produk' and its like (spec 2 §2). */
  title: string;
  children: ReactNode;
}

/** What stands around every checkout: header with the way back, title, the platform's mark at the end. */
export function CheckoutFrame({ username, title, children }: CheckoutFrameProps) {
  const profile = useGetStoreProfileQuery(username).data?.data;
  const goBack = useGoBack(paths.home(username));
  return (
    <>
      <title>{`Checkout - ${username}`}</title>
      <BackBar title={title} onBack={goBack} />
      <main className={styles.page}>
        {children}
        {profile && <LapakFooter subscription={profile.subscription_status} showLogo={profile.show_logo} />}
      </main>
    </>
  );
}
