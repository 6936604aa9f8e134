import { useRef } from 'react';
import { paths } from '@lapak/contracts/routes';
import { messages } from '@lapak/domain/messages';
import { RETURN_TO } from '@lapak/domain/navigation-state';
import { createPath, useAppDispatch, useLocation } from '@lapak/runtime';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { isSessionEnd } from '@lapak/runtime/is-session-end';
import { toast } from '@lapak/ui/toast';
import { turnHearts, useSetHeartMutation } from '../../api/wishlist-api.ts';
import { notifyOtherTabs } from './other-tabs.ts';

/**
 * The wishlist heart of a product. The update is optimistic and is not rolled back when the call fails; a
 * message is shown instead (spec 1 §4). Who turns out to be logged out is sent to the login, and back here afterwards.
 * @returns the function that toggles the heart
 */
export function useHeart(username: string, product: { id: number; has_wish: boolean }): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigateFromHere();
  const location = useLocation();
  const [setHeart] = useSetHeartMutation();
  // Quick taps reach the server in the order they were made.
  const lastCall = useRef<Promise<void>>(Promise.resolve());

  return () => {
    const args = { username, productId: product.id, wished: !product.has_wish };
    dispatch(turnHearts(args));
    notifyOtherTabs(args);
    lastCall.current = lastCall.current.then(async () => {
      const { error } = await setHeart(args);
      if (isSessionEnd(error))
        await navigate(paths.login(username), { state: { [RETURN_TO]: createPath(location) } });
      else if (error) toast.error(args.wished ? messages.wishlistNotAdded : messages.wishlistNotRemoved);
      else toast.success(args.wished ? messages.wishlistAdded : messages.wishlistRemoved);
    });
  };
}
