import { icons } from '@lapak/ui/icons';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import {
  prefetchQuery,
  useGetStoreProfileQuery,
  useGoBack,
  useParams,
  type PageModule,
} from '@lapak/runtime';
import { orderApi } from '../../api/order-api.ts';
import { BackBar } from '@lapak/ui/back-bar';
import { EmptyState } from '@lapak/ui/empty-state';
import { ErrorCard } from '@lapak/ui/error-card';
import { HeaderLinks } from '../../components/header-links.tsx';
import { ListEnd } from '@lapak/ui/list-end';
import { isNewerLayout } from '@lapak/domain/store-layout';
import { TransactionCard } from './transaction-card.tsx';
import { TransactionsSkeleton } from './transactions-skeleton.tsx';
import { useTransactions } from './use-transactions.ts';
import styles from './transactions.module.css';

export const prefetch: PageModule['prefetch'] = (context) =>
  prefetchQuery(context, orderApi.endpoints.getOrders, context.params.username ?? '');

/** The customer's orders in this shop (spec 3 §2). */
export default function TransactionsPage() {
  const { username = '' } = useParams();
  const { data: profile } = useGetStoreProfileQuery(username);
  const view = useTransactions(username);
  const goBack = useGoBack(paths.menu(username));
  const isNewer = isNewerLayout(profile?.data.theme_onlinestore);
  return (
    <>
      <title>{`Transaksi Toko - ${username}`}</title>
      <BackBar title="Transaksi Toko" onBack={goBack} actions={<HeaderLinks username={username} />} />
      <main className={styles.page}>
        {view.state === 'loading' && <TransactionsSkeleton />}
        {view.state === 'failed' && <ErrorCard onRetry={view.retry} />}
        {view.state === 'ready' && view.orders.length === 0 && (
          <EmptyState icon={icons.receipt} title={messages.transaksiKosong} />
        )}
        {view.state === 'ready' && view.orders.length > 0 && (
          <>
            <ul className={styles.list}>
              {view.orders.map((order) => (
                <li key={order.id}>
                  <TransactionCard username={username} order={order} isNewerLayout={isNewer} />
                </li>
              ))}
            </ul>
            <ListEnd loadingLabel="Memuat transaksi berikutnya" {...view} />
          </>
        )}
      </main>
    </>
  );
}
