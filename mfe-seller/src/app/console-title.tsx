import { use } from 'react';
import { news } from '../features/feed/news.ts';
import { useObservable } from '../lib/observable.ts';
import { TokoContext } from './toko-context.ts';

/** The title of a page of the console: how much is new, what it shows, and the store's name. */
export function ConsoleTitle({ page }: { page: string }) {
  const store = use(TokoContext);
  const count = useObservable(news.unseen);
  const where = store ? `${page} - ${store.nama_toko}` : page;
  return <title>{`${count > 0 ? `(${count}) ` : ''}${where} - Kelola`}</title>;
}
