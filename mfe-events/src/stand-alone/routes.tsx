import type { RouteName } from '@lapak/contracts/routes';
import { patterns } from '@lapak/contracts/routes';
import { sharedApi, type AppStore, type PageModule } from '@lapak/runtime';
import type { RouteObject } from '@lapak/runtime/stand-alone';
import { exposes } from '../exposes.ts';

const pages = {
  events: exposes.EventList,
  event: exposes.EventDetail,
  eventCheckout: exposes.EventCheckout,
  eventCheckoutDetail: exposes.EventCheckoutDetail,
  eventConfirmPayment: exposes.EventConfirmPayment,
  eventTransactionDetail: exposes.EventTransactionDetail,
  eventTickets: exposes.EventTickets,
  eventTransactions: exposes.EventTransactions,
} satisfies Partial<Record<RouteName, () => Promise<PageModule>>>;

const names = Object.keys(pages) as (keyof typeof pages)[]; // exactly the keys written above

/** This remote's routes, loaded as the host loads them: files, then `prefetch`, then the page. */
export function standAloneRoutes(store: AppStore): RouteObject[] {
  return names.map((name) => ({
    path: `/${patterns[name]}`,
    lazy: async () => {
      const page: PageModule = await pages[name]();
      return {
        Component: page.default,
        loader: async ({ params, request }) => {
          const { username } = params;
          if (username) {
            await store.dispatch(
              sharedApi.endpoints.getStoreProfile.initiate(username, { subscribe: false }),
            );
          }
          const context = {
            dispatch: store.dispatch,
            getState: store.getState,
            params,
            url: new URL(request.url),
          };
          // A failed prefetch is the page's own failed state.
          await page.prefetch?.(context).catch(() => undefined);
          return null;
        },
      };
    },
  }));
}
