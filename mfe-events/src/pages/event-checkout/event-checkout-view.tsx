import type { EventCheckoutAnswer, StoreEvent } from '@lapak/contracts/api/event';
import { paths } from '@lapak/contracts/routes';
import type { SelectedTicket } from '@lapak/contracts/store/store-state';
import { storeProblem } from '@lapak/domain/store-problem';
import { CheckoutPage } from '@lapak/ordering/checkout/checkout-page';
import { CheckoutSkeleton } from '@lapak/ordering/checkout/checkout-skeleton';
import { StoreClosedNotice } from '@lapak/ordering/checkout/store-closed-notice';
import { useGetStoreProfileQuery, useGoBack } from '@lapak/runtime';
import { StoreTitle } from '@lapak/runtime/store-title';
import { useBuyerProfile } from '@lapak/runtime/use-buyer-profile';
import { ErrorCard } from '@lapak/ui/error-card';
import { LapakFooter } from '@lapak/ui/lapak-footer';
import { useFailureToast } from '@lapak/ui/use-failure-toast';
import { EventCheckout } from './event-checkout.tsx';

interface EventCheckoutViewProps {
  username: string;
  event: StoreEvent;
  selected: readonly SelectedTicket[];
  onOrdered: (order: EventCheckoutAnswer['data']) => void;
}

/** The checkout of chosen tickets in all its states. */
export function EventCheckoutView({ username, event, selected, onOrdered }: EventCheckoutViewProps) {
  // Anew: the store may have closed since the visit began.
  const store = useGetStoreProfileQuery(username, { refetchOnMountOrArgChange: 10 }).data?.data;
  const buyer = useBuyerProfile();
  const goBack = useGoBack(paths.event(username, event.id));
  useFailureToast(buyer.status === 'error' && !buyer.isRetrying);

  return (
    <CheckoutPage title="Checkout Event" onBack={goBack}>
      <StoreTitle page="Checkout Event" />
      <StoreClosedNotice problem={storeProblem(store)} kept="Isian kamu tetap tersimpan." />
      {buyer.status === 'fetching' && <CheckoutSkeleton />}
      {buyer.status === 'error' && <ErrorCard retrying={buyer.isRetrying} onRetry={buyer.retry} />}
      {buyer.status === 'success' && (
        <EventCheckout
          username={username}
          event={event}
          selected={selected}
          user={buyer.user}
          onChangeTickets={goBack}
          onOrdered={onOrdered}
        />
      )}
      {store && <LapakFooter subscription={store.subscription_status} showLogo={store.show_logo} />}
    </CheckoutPage>
  );
}
