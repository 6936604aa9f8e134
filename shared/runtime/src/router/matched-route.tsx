import type { ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext, type RouteMatch } from 'react-router-dom';

/** Gives its children the params of a route that is matched already, as `useParams` reads them. */
export function MatchedRoute({ match, children }: { match: RouteMatch; children: ReactNode }) {
  return (
    <RouteContext value={{ outlet: null, matches: [match], isDataRoute: false }}>{children}</RouteContext>
  );
}
