import { paths } from '@lapak/contracts/routes';
import { useGetStoreProfileQuery, useGoBack } from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
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
  const goBack = useGoBack(paths.home(username));
  return (
    <>
      <title>{`Checkout - ${username}`}</title>
      <BackBar title={title} onBack={goBack} />
      <main className={styles.page}>
        {children}
        <PlatformMark username={username} />
      </main>
    </>
  );
}

/** Hidden when a pro or business seller asked for it (spec 2 §1). */
function PlatformMark({ username }: { username: string }) {
  const profile = useGetStoreProfileQuery(username).data?.data;
  if (!profile) return null;
  const isHidden = profile.subscription_status !== 'free' && profile.show_logo === 0;
  return isHidden ? null : (
    <p className={styles.mark}>
      Toko online dibuat dengan <strong>Lapak</strong>
    </p>
  );
}
