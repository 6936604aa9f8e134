import type { RemoteExposes } from '@lapak/contracts/remote-modules';
import type { PageContext } from '@lapak/runtime';

/** The pages that this remote exposes to the host. */
export const exposes = {
  EventList: () => import('./pages/event-list/event-list-page.tsx'),
  EventDetail: () => import('./pages/event-detail/event-detail-page.tsx'),
  EventCheckout: () => import('./pages/event-checkout/event-checkout-page.tsx'),
  EventCheckoutDetail: () => import('./pages/event-checkout-detail/event-checkout-detail-page.tsx'),
  EventConfirmPayment: () => import('./pages/event-confirm-payment/event-confirm-payment-page.tsx'),
  EventTransactionDetail: () => import('./pages/event-transaction-detail/event-transaction-detail-page.tsx'),
  EventTickets: () => import('./pages/event-tickets/event-tickets-page.tsx'),
  EventTransactions: () => import('./pages/event-transactions/event-transactions-page.tsx'),
} satisfies RemoteExposes<'events', PageContext>;
