import '@lapak/ui/styles/reset.css';
import '@lapak/ui/styles/tokens.css';
import { createStandAlone } from '@lapak/runtime/create-stand-alone';
import { Toaster } from '@lapak/ui/toaster';
import { exposes } from './exposes.ts';

createStandAlone({
  pages: {
    events: exposes.EventList,
    event: exposes.EventDetail,
    eventCheckout: exposes.EventCheckout,
    eventCheckoutDetail: exposes.EventCheckoutDetail,
    eventConfirmPayment: exposes.EventConfirmPayment,
    eventTransactionDetail: exposes.EventTransactionDetail,
    eventTickets: exposes.EventTickets,
    eventTransactions: exposes.EventTransactions,
  },
  links: ['events', 'eventCheckout', 'eventTransactions'],
  overlays: <Toaster />,
});
