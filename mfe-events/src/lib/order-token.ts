import { textOfState } from '@lapak/domain/navigation-state';
import type { PageContext } from '@lapak/runtime';
import { useLocation, useParams } from '@lapak/runtime';
import type { EventOrderKey } from '../api/event-order-api.ts';

/** Hands the token over without writing it into the address (spec-decisions 4): `navigate(to, { state: tokenState(token) })`. */
export const tokenState = (token: string) => ({ token });

/** The order that an address names; null when it has no id or no token. */
export function orderKeyOf(params: PageContext['params']): EventOrderKey | null {
  const { id, token } = params;
  return id && token ? { id, token } : null;
}

/** The order that this page is about: the token stands in the address or came with the navigation; null without one. */
export function useOrderKey(): EventOrderKey | null {
  const { id, token } = useParams();
  const { state } = useLocation();
  return orderKeyOf({ id, token: token ?? textOfState(state, 'token') ?? undefined });
}
