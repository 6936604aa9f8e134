import * as consolePaths from '@lapak/contracts/console-paths';
import { messages } from '@lapak/domain/messages';
import { baseApi, useAppDispatch, useNavigate } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useLogOutMutation } from '../../api/session-api.ts';
import { sessionEnd } from './session-end.ts';

/** Ends the session; nothing of it stays in the page. */
export function useLogOut(): { logOut: () => Promise<void>; isLoggingOut: boolean } {
  const [send, { isLoading: isLoggingOut }] = useLogOutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const logOut = async () => {
    const { error } = await send();
    if (error) {
      toast.error(messages.somethingFailed);
      return;
    }
    sessionEnd.giveUp();
    await navigate(consolePaths.login(), { replace: true });
    dispatch(baseApi.util.resetApiState());
  };
  return { logOut, isLoggingOut };
}
