import * as consolePaths from '@lapak/contracts/console-paths';
import { formatThousands } from '@lapak/domain/rupiah';
import { prefetchQuery, useLocation, type PageContext } from '@lapak/runtime';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';
import { moneyApi, useGetMoneyQuery } from '../../api/money-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
import listStyles from '../../components/list-page.module.css';
import { Pages } from '../../components/pages.tsx';
import { pageOf } from '../../lib/page-of.ts';
import { MoneyCard } from './money-card.tsx';
import styles from './money-page.module.css';

export function prefetch(context: PageContext): Promise<unknown> {
  const { params, url } = context;
  const args = { toko: params.toko ?? '', page: pageOf(url.search) };
  return prefetchQuery(context, moneyApi.endpoints.getMoney, args);
}

/** Money that does not pay its order: what to give back to whom, and a note that closes it. */
export default function MoneyPage() {
  const { username } = useToko();
  const page = pageOf(useLocation().search);
  const query = useGetMoneyQuery({ toko: username, page });
  return (
    <TitledPage title="Uang perlu ditangani" tab="Uang">
      <QueryView query={query} what="Daftar uang" keepsLast>
        {(data, isBehind) =>
          data.data.length === 0 ? (
            <EmptyState
              icon={icons.tag}
              title="Tidak ada uang yang perlu ditangani"
              text="Pembayaran otomatis yang terlambat, dobel, atau jumlahnya lain muncul di sini."
            />
          ) : (
            <div className={listStyles.list} aria-busy={isBehind || undefined}>
              <p className={styles.quiet}>
                {data.waiting === 0
                  ? 'Semua sudah ditangani.'
                  : `${formatThousands(data.waiting)} menunggu. Tidak ada uang yang dikembalikan sendiri oleh Lapak.`}
              </p>
              <ul className={styles.list}>
                {data.data.map((money) => (
                  <MoneyCard key={money.id} money={money} />
                ))}
              </ul>
              <Pages
                answer={data}
                hrefOf={(other) =>
                  consolePaths.money(username, { page: other > 1 ? String(other) : undefined })
                }
              />
            </div>
          )
        }
      </QueryView>
    </TitledPage>
  );
}
