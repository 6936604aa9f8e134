import { paths } from '@lapak/contracts/routes';
import { storeProblem } from '@lapak/domain/store-problem';
import { CheckoutPage } from '@lapak/ordering/checkout/checkout-page';
import { StoreClosedNotice } from '@lapak/ordering/checkout/store-closed-notice';
import { useGoBack } from '@lapak/runtime';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import type { ReactNode } from 'react';
import { useFreshStore } from '../features/store-state/use-fresh-store.ts';

interface CheckoutLayoutProps {
  username: string;
  /** Title in the header: 'Checkout Produk' and its like (spec 2 §2). */
  title: string;
  children: ReactNode;
}

/** The layout of every checkout of this remote: title, back link, the platform's mark at the end. */
export function CheckoutLayout({ username, title, children }: CheckoutLayoutProps) {
  const profile = useFreshStore(username);
  const goBack = useGoBack(paths.home(username));
  return (
    <CheckoutPage title={title} onBack={goBack}>
      <title>{`Checkout - ${username}`}</title>
      <StoreClosedNotice problem={storeProblem(profile)} kept="Isian kamu tetap tersimpan." />
      {children}
      {profile && <LapakFooter subscription={profile.subscription_status} showLogo={profile.show_logo} />}
    </CheckoutPage>
  );
}
