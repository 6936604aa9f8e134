import { paths } from '@lapak/contracts/routes';
import { OrderMissing as Missing } from '@lapak/ordering/order/order-missing';
import { icons } from '@lapak/ui/icons';

/** No order of goods has this URL. */
export const OrderMissing = ({ username }: { username: string }) => (
  <Missing
    username={username}
    icon={icons.receipt}
    title="Pesanan tidak ditemukan"
    onward={{ to: paths.home(username), label: 'Kembali ke toko' }}
  />
);
