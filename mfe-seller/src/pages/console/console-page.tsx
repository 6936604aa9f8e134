import { prefetchQuery, useLocation, type PageContext } from '@lapak/runtime';
import { sessionApi } from '../../api/session-api.ts';
import { AddressContext } from '../../app/address-context.ts';
import { matchConsolePage } from '../../app/console-pages.ts';
import { MemberPages } from '../../app/member-pages.tsx';
import { PlainLayout } from '../../app/plain-layout.tsx';
import { SlotView } from '../../app/slot-view.tsx';
import { ConsoleTitle } from '../../app/console-title.tsx';
import MissingPage from '../missing/missing-page.tsx';

/** Starts the file of the page of the address, its data, and who is logged in. */
export async function prefetch(context: PageContext): Promise<unknown> {
  const page = matchConsolePage(context.url.pathname);
  if (!page) return undefined;
  const started = page.slot.prefetch({ ...context, params: page.params });
  if (page.access === 'anyone') return started;
  return Promise.all([prefetchQuery(context, sessionApi.endpoints.getSession, undefined), started]);
}

/** The console: every address below /kelola. Menu, feed and list stay mounted from one of its pages to the next. */
export default function ConsolePage() {
  const { pathname } = useLocation();
  const page = matchConsolePage(pathname);
  if (!page)
    return (
      <PlainLayout>
        <ConsoleTitle page="Halaman tidak ditemukan" />
        <MissingPage />
      </PlainLayout>
    );
  return (
    <AddressContext value={{ page: page.name, params: page.params }}>
      {page.access === 'anyone' ? (
        <PlainLayout>
          <SlotView slot={page.slot} />
        </PlainLayout>
      ) : (
        <MemberPages page={page} />
      )}
    </AddressContext>
  );
}
