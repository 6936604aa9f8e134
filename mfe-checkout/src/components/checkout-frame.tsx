import { paths } from '@lapak/contracts/routes';
import { CheckoutPage } from '@lapak/forms/checkout-page';
import { useGetStoreProfileQuery, useGoBack } from '@lapak/runtime';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import type { ReactNode } from 'react';

interface CheckoutFrameProps {
  username: string;
  /** Of the header: 'Checkout Produk' and its like (spec 2 §2). */
  title: string;
  children: ReactNode;
}

/** What stands around every checkout of this remote: the page's title, the way back, the platform's mark at the end. */
export function CheckoutFrame({ username, title, children }: CheckoutFrameProps) {
  const profile = useGetStoreProfileQuery(username).data?.data;
  const goBack = useGoBack(paths.home(username));
  return (
    <CheckoutPage title={title} onBack={goBack}>
      <title>{`Checkout - ${username}`}</title>
      {children}
      {profile && <LapakFooter subscription={profile.subscription_status} showLogo={profile.show_logo} />}
    </CheckoutPage>
  );
}
