import type { AuditEntry } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatDateTimeLong } from '@lapak/domain/dates';
import { PageLink, prefetchQuery, useLocation, type PageContext } from '@lapak/runtime';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';
import { storeApi, useGetLogQuery } from '../../api/store-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { QueryView } from '../../components/query-view.tsx';
import { TitledPage } from '../../components/titled-page.tsx';
import listStyles from '../../components/list-page.module.css';
import { Pages } from '../../components/pages.tsx';
import { actionText, changedFields } from '../../features/log/action-texts.ts';
import { pageOf } from '../../lib/page-of.ts';
import styles from './log-page.module.css';

export function prefetch(context: PageContext): Promise<unknown> {
  const { params, url } = context;
  const args = { toko: params.toko ?? '', page: pageOf(url.search) };
  return prefetchQuery(context, storeApi.endpoints.getLog, args);
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { username } = useToko();
  const { at, actor, action, subject, title, before, after } = entry;
  return (
    <li className={styles.entry}>
      <p className={styles.what}>
        <strong>{actionText(action)}</strong>
        {action.startsWith('order.') ? (
          <PageLink className={styles.link} to={consolePaths.order(username, subject)}>
            {title}
          </PageLink>
        ) : (
          <span>{title}</span>
        )}
      </p>
      <p className={styles.who}>{`${actor}, ${formatDateTimeLong(at)}`}</p>
      <ul className={styles.changes}>
        {changedFields(before, after).map(({ name, before: old, after: now }) => (
          <li key={name}>
            <span className={styles.name}>{`${name}: `}</span>
            {old !== null && <del>{old}</del>}
            {old !== null && now !== null && <span aria-hidden="true">{' → '}</span>}
            {now !== null && <ins>{now}</ins>}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What anybody of the store changed: who, when, what, before and after. */
export default function LogPage() {
  const { username } = useToko();
  const page = pageOf(useLocation().search);
  const query = useGetLogQuery({ toko: username, page });
  return (
    <TitledPage title="Catatan perubahan" tab="Catatan">
      <QueryView query={query} what="Catatan" keepsLast>
        {(data, isBehind) =>
          data.data.length === 0 ? (
            <EmptyState
              icon={icons.clock}
              title="Belum ada perubahan"
              text="Apa yang diubah pemilik dan staf di toko ini tercatat di sini."
            />
          ) : (
            <div className={listStyles.list} aria-busy={isBehind || undefined}>
              <ol className={styles.entries}>
                {data.data.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ol>
              <Pages
                answer={data}
                hrefOf={(other) =>
                  consolePaths.log(username, { page: other > 1 ? String(other) : undefined })
                }
              />
            </div>
          )
        }
      </QueryView>
    </TitledPage>
  );
}
