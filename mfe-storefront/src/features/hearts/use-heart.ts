import { useRef } from 'react';
import { messages } from '@lapak/domain/messages';
import { selectIsLoggedIn, useAppDispatch, useAppSelector } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { turnHearts, useSetHeartMutation } from '../../api/wishlist-api.ts';
import { tellOtherTabs } from './other-tabs.ts';

interface Heart {
  /** Hearts are for logged-in shoppers only (spec 1 §5). */
  isShown: boolean;
  toggle: () => void;
}

/**
 * The wishlist heart of a product. It turns before the server answers and stays turned when the call fails; a message
 * says so instead (spec 1 §4).
 */
export function useHeart(
  username: string,
  product: { id: number; has_wish: boolean },
  onDone?: (wished: boolean) => void,
): Heart {
  const isShown = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  const [setHeart] = useSetHeartMutation();
  // Quick taps reach the server in the order they were made.
  const lastCall = useRef<Promise<void>>(Promise.resolve());

  const toggle = () => {
    const args = { username, productId: product.id, wished: !product.has_wish };
    dispatch(turnHearts(args));
    tellOtherTabs(args);
    lastCall.current = lastCall.current.then(async () => {
      const { error } = await setHeart(args);
      if (error) toast.error(args.wished ? messages.wishlistGagalDitambahkan : messages.wishlistGagalDihapus);
      else toast.success(args.wished ? messages.wishlistDitambahkan : messages.wishlistDihapus);
      if (!error) onDone?.(args.wished);
    });
  };
  return { isShown, toggle };
}
