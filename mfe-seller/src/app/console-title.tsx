import { use, useSyncExternalStore } from 'react';
import { news } from '../features/feed/news.ts';
import { TokoContext } from './toko-context.ts';

/** The title of a page of the console: how much is new, what it shows, and the store's name. */
export function ConsoleTitle({ page }: { page: string }) {
  const store = use(TokoContext);
  const count = useSyncExternalStore(news.subscribe, news.count, news.count);
  const where = store ? `${page} - ${store.nama_toko}` : page;
  return <title>{`${count > 0 ? `(${count}) ` : ''}${where} - Kelola`}</title>;
}
