// React Router's data router, for the stand-in shells in which remotes run alone, and for tests. The shop's own shell moves from page
// to page with a navigation of its own (host/src/navigation), and its visitors must not load both.
export {
  Outlet,
  RouterProvider,
  ScrollRestoration,
  StaticRouterProvider,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  createBrowserRouter,
  createStaticHandler,
  createStaticRouter,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
