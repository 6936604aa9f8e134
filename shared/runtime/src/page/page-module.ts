import type { PageModuleShape } from '@lapak/contracts/remote-modules';
import type { AppDispatch, RootState } from '../store/create-store.ts';

/** What `prefetch` gets, on the server and in the browser alike. */
export interface PageContext {
  dispatch: AppDispatch;
  getState: () => RootState;
  /** Route params, decoded. */
  params: Readonly<Record<string, string | undefined>>;
  /** The whole address; its origin is the public one on the server. */
  url: URL;
}

/** A page of a remote: `default` is the component, `prefetch` starts what its first view needs. */
export type PageModule = PageModuleShape<PageContext>;
