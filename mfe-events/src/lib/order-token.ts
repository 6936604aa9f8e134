import { textOfState } from '@lapak/domain/navigation-state';
import type { PageContext } from '@lapak/runtime';
import { useLocation, useParams } from '@lapak/runtime';
import type { EventOrderKey } from '../api/event-order-api.ts';

/** Passes the token outside of the URL (spec-decisions 4): `navigate(to, { state: tokenState(token) })`. */
export const tokenState = (token: string) => ({ token });

/** The order of a URL; null without id or token. */
export function orderKeyOf(params: PageContext['params']): EventOrderKey | null {
  const { id, token } = params;
  return id && token ? { id, token } : null;
}

/** The order of this page: the token is in the URL or in the navigation state; null without one. */
export function useOrderKey(): EventOrderKey | null {
  const { id, token } = useParams();
  const { state } = useLocation();
  return orderKeyOf({ id, token: token ?? textOfState(state, 'token') ?? undefined });
}
