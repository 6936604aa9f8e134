import type { LoginData } from '@lapak/contracts/api/auth';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { RETURN_TO, textOfState } from '@lapak/domain/navigation-state';
import { loggedIn, useAppDispatch, useLocation, writeToken } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { toast } from '@lapak/ui/toast';

/**
 * Stores a session of the server, shows a toast and navigates home (spec 3 §4), or back to the page whose guard sent the
 * visitor here.
 */
export function useEnter(username: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromHere();
  const { state } = useLocation();
  /** @returns false when the answer has no session */
  return async ({ access_token, user }: LoginData): Promise<boolean> => {
    if (!access_token || !user) return false;
    writeToken(access_token);
    dispatch(loggedIn(user));
    toast.success(messages.loggedIn);
    await navigate(textOfState(state, RETURN_TO) ?? paths.home(username), { replace: true });
    return true;
  };
}
