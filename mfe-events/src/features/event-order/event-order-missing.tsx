import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { OrderMissing } from '@lapak/ordering/order/order-missing';
import { icons } from '@lapak/ui/icons';

/** No order of tickets has this URL. */
export const EventOrderMissing = ({ username }: { username: string }) => (
  <OrderMissing
    username={username}
    icon={icons.ticket}
    title={messages.eventNotFound}
    onward={{ to: paths.events(username), label: 'Lihat event lainnya' }}
  />
);
