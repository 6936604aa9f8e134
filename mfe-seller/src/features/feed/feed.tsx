import { isApiError, useAppDispatch } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useEffect } from 'react';
import { orderApi } from '../../api/order-api.ts';
import { followOrders, type Heard } from './follow-orders.ts';
import { news } from './news.ts';
import { inOneTab } from './one-tab.ts';
import { sound } from './sound.ts';

interface Told {
  what: Heard;
  count: number;
}

const texts = { placed: 'Pesanan baru masuk', proof: 'Bukti transfer masuk' } as const;

/** Follows the store's orders: one tab asks, and tells the others; each fetches again what it shows. */
export function Feed({ toko }: { toko: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const channel =
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`lapak:umpan:${toko}`);

    function take({ what, count }: Told) {
      dispatch(orderApi.util.invalidateTags(['SellerOrders', 'SellerOrder']));
      if (what === 'changed') return;
      news.add(count);
      if (document.visibilityState === 'visible') toast.info(texts[what], { id: `feed ${what}` });
    }
    const hear = (what: Heard, count: number) => {
      take({ what, count });
      channel?.postMessage({ what, count } satisfies Told);
      if (what !== 'changed') sound.play();
    };
    const latest = async () => {
      const asked = dispatch(
        orderApi.endpoints.getLatest.initiate(toko, { subscribe: false, forceRefetch: true }),
      );
      const { data, error } = await asked;
      // No member any longer, or the store is gone.
      if (isApiError(error) && (error.status === 403 || error.status === 404))
        dispatch(orderApi.util.invalidateTags(['SellerSession']));
      return data?.data ?? null;
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<Told>) => take(data));
    const stopSound = sound.prepareOnTouch();
    const leave = inOneTab(`lapak:umpan:${toko}`, () => followOrders({ toko, latest, hear }));
    window.addEventListener('focus', news.seen);
    return () => {
      leave();
      stopSound();
      channel?.close();
      window.removeEventListener('focus', news.seen);
    };
  }, [dispatch, toko]);
  return null;
}
