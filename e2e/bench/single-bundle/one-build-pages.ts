import type { PageModule } from '@lapak/runtime';

/** The pages instead of the federated ones: home and product as chunks of the shell's own build. */
const loaders: Record<string, () => Promise<PageModule>> = {
  'storefront/Home': () =>
    import(/* webpackChunkName: "home" */ '../../../mfe-storefront/src/pages/home/home-page.tsx'),
  'storefront/ProductDetail': () =>
    import(
      /* webpackChunkName: "product" */ '../../../mfe-storefront/src/pages/product-detail/product-detail-page.tsx'
    ),
};

/** Has the interface of the host's `createFederatedPageSource`, which the build replaces with it. */
export function createFederatedPageSource() {
  const pages = new Map<string, PageModule>();
  return {
    loaded: (id: string) => pages.get(id),
    async load(id: string): Promise<PageModule> {
      const load = loaders[id];
      if (!load) throw new Error(`${id} is not in the bundle`);
      const page = await load();
      pages.set(id, page);
      return page;
    },
    versionOf: () => undefined,
    recover: () => Promise.resolve(null),
    retry: () => Promise.resolve(),
  };
}

/** Stands for the federation's runtime. */
export const shellFederation = () => null;
