import { patterns, type RouteName } from '@lapak/contracts/routes';
import type { RouteObject } from 'react-router-dom';
import { sharedApi } from '../api/shared-endpoints.ts';
import type { PageModule } from '../page/page-module.ts';
import type { AppStore } from '../store/create-store.ts';

export type StandAlonePages = Partial<Record<RouteName, () => Promise<PageModule>>>;

function pageRoute(pattern: string, load: () => Promise<PageModule>, store: AppStore): RouteObject {
  return {
    path: `/${pattern}`,
    lazy: async () => {
      const page = await load();
      return {
        Component: page.default,
        loader: async ({ params, request }) => {
          const { username } = params;
          if (username) {
            await store.dispatch(
              sharedApi.endpoints.getStoreProfile.initiate(username, { subscribe: false }),
            );
          }
          const { dispatch, getState } = store;
          // A failed prefetch is the page's own failed state.
          await page
            .prefetch?.({ dispatch, getState, params, url: new URL(request.url) })
            .catch(() => undefined);
          return null;
        },
      };
    },
  };
}

/** A remote's routes, loaded as the host loads them: files, then `prefetch`, then the page. */
export function standAloneRoutes(pages: StandAlonePages, store: AppStore): RouteObject[] {
  return Object.entries(pages).map(([name, load]) => pageRoute(patterns[name as RouteName], load, store));
}
