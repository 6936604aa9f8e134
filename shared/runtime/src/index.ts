// The public interface of the runtime package. Shared at run time as one copy, so everything named here ships with the
// host: add a name only when a remote needs it.
export {
  Navigate,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  matchRoutes,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { Location } from 'react-router-dom';
export { Provider } from 'react-redux';
export { skipToken } from '@reduxjs/toolkit/query/react';

export { baseApi } from './api/base-api.ts';
export type { ApiCall, ApiQuery } from './api/api-query.ts';
export {
  useGetBankListQuery,
  useCancelPlacedOrderMutation,
  useGetPaymentMethodsQuery,
  useGetProfileQuery,
  useGetStoreProfileQuery,
  sharedApi,
} from './api/shared-endpoints.ts';
export { isApiError, errorInfo } from './api/api-error.ts';
export type { ApiError } from './api/api-error.ts';
export { lazyAxiosTransport } from './api/lazy-axios-transport.ts';
export { hasToken, writeToken } from './api/token.ts';
export { onUploadProgress } from './api/upload-progress.ts';

export { createStore, rootReducer } from './store/create-store.ts';
export type { AppDispatch, AppStore, RootState } from './store/create-store.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks.ts';
export {
  cartChangedElsewhere,
  cartLineAdded,
  cartLinesRenewed,
  cartLineQtySet,
  cartLineRemoved,
  cartOrdered,
  selectCartBadge,
  selectCartLines,
} from './store/cart-slice.ts';
export {
  beliCleared,
  beliSet,
  cartSingleCleared,
  cartSingleSet,
  selectBeli,
  selectCartSingle,
} from './store/single-item-slices.ts';
export {
  loggedIn,
  loggedOut,
  profileLoaded,
  selectIsLoggedIn,
  selectSession,
  selectUser,
  sessionRead,
} from './store/session-slice.ts';
export {
  eventOpened,
  eventOrderCleared,
  selectEvent,
  selectSelectedTickets,
  ticketQtySet,
} from './store/event-slice.ts';
export { selectPublicOrigin } from './store/site-slice.ts';

export { ComingLocationContext } from './navigation/coming-location-context.ts';
export { createNavigation } from './navigation/navigation.ts';
export type { Loaded, ShownNavigation } from './navigation/navigation.ts';
export { NavigationProvider, useNavigationState, usePending } from './navigation/navigation-provider.tsx';
export { createScrollMemory } from './navigation/scroll-memory.ts';
export type { ScrollMemory } from './navigation/scroll-memory.ts';
export { Link } from './router/link.tsx';
export type { LinkProps } from './router/link.tsx';
export { useGoBack } from './router/use-go-back.ts';
export { PageLink } from './router/page-link.tsx';
export { PageLoaderContext } from './router/page-loader-context.ts';
export { useHydrated } from './page/use-hydrated.ts';
export { PREFETCH_GRACE_MS, runPrefetch } from './page/run-prefetch.ts';
export { prefetchQuery } from './page/prefetch.ts';
export type { PageContext, PageModule } from './page/page-module.ts';
