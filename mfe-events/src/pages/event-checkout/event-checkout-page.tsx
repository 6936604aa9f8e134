import { paths } from '@lapak/contracts/routes';
import { LeavingForOrder } from '@lapak/ordering/place-order/leaving-for-order';
import {
  Navigate,
  prefetchQuery,
  selectEvent,
  selectIsLoggedIn,
  selectSelectedTickets,
  sharedApi,
  useAppSelector,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { restoreSelection } from '../../features/event-sale/stored-selection.ts';
import { EventCheckoutView } from './event-checkout-view.tsx';
import { useOpenEventOrder } from './use-open-event-order.ts';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const { username = '' } = context.params;
  await restoreSelection(context, username).catch(() => undefined);
  const state = context.getState();
  if (!selectEvent(state, username) || selectSelectedTickets(state).length === 0) return;
  const asked: Promise<unknown>[] = [prefetchQuery(context, sharedApi.endpoints.getPaymentMethods, username)];
  if (selectIsLoggedIn(state)) {
    asked.push(prefetchQuery(context, sharedApi.endpoints.getProfile, undefined));
  }
  await Promise.allSettled(asked);
};

/** Checkout of tickets; without an event or a chosen ticket it redirects to the store's home (spec 3 §2). */
export default function EventCheckoutPage() {
  const { username = '' } = useParams();
  const event = useAppSelector((state) => selectEvent(state, username));
  const selected = useAppSelector(selectSelectedTickets);
  const { isOrdered, leaveFor } = useOpenEventOrder(username);

  if (isOrdered) return <LeavingForOrder />;
  if (!event || selected.length === 0) return <Navigate to={paths.home(username)} replace />;
  return <EventCheckoutView username={username} event={event} selected={selected} onOrdered={leaveFor} />;
}
