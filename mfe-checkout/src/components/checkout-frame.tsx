import { paths } from '@lapak/contracts/routes';
import { CheckoutPage } from '@lapak/forms/checkout-page';
import { useGetStoreProfileQuery, useGoBack } from '@lapak/runtime';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import type { ReactNode } from 'react';
import { StoreClosedNotice } from '../features/store-state/store-closed-notice.tsx';

interface CheckoutFrameProps {
  username: string;
  /** Of the header: 'Checkout Produk' and its like (spec 2 §2). */
  title: string;
  children: ReactNode;
}

/** The frame of every checkout of this remote: title, back link, the platform's mark at the end. */
export function CheckoutFrame({ username, title, children }: CheckoutFrameProps) {
  const profile = useGetStoreProfileQuery(username).data?.data;
  const goBack = useGoBack(paths.home(username));
  return (
    <CheckoutPage title={title} onBack={goBack}>
      <title>{`Checkout - ${username}`}</title>
      <StoreClosedNotice username={username} kept="Isian kamu tetap tersimpan." />
      {children}
      {profile && <LapakFooter subscription={profile.subscription_status} showLogo={profile.show_logo} />}
    </CheckoutPage>
  );
}
