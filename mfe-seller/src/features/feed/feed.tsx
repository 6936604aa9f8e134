import { isApiError, useAppStore } from '@lapak/runtime';
import { toast } from '@lapak/ui/toast';
import { useEffect } from 'react';
import { orderApi } from '../../api/order-api.ts';
import { followOrders, type OrderChange } from './follow-orders.ts';
import { news } from './news.ts';
import { inOneTab } from './one-tab.ts';
import { sound } from './sound.ts';

interface TabMessage {
  what: OrderChange;
  count: number;
}

const texts = { placed: 'Pesanan baru masuk', proof: 'Bukti transfer masuk' } as const;

const RETRY_MS = 10_000;
const hadNoAnswer = (error: unknown) =>
  isApiError(error) && (error.status === 'NETWORK' || error.status >= 500);

const ofOrders = ['SellerOrders', 'SellerOrder'] as const;

/** Follows the store's orders: one tab has the stream, and sends what comes to the others; each fetches again what it shows. */
export function Feed({ toko }: { toko: string }) {
  const { dispatch, getState } = useAppStore();
  useEffect(() => {
    const channel =
      typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`lapak:umpan:${toko}`);

    function take({ what, count }: TabMessage) {
      dispatch(orderApi.util.invalidateTags([...ofOrders]));
      if (what === 'changed') {
        // The store itself may have changed, too: closed, opened, hidden.
        dispatch(orderApi.util.invalidateTags(['SellerSession']));
        return;
      }
      news.add(count);
      if (document.visibilityState === 'visible') toast.info(texts[what], { id: `feed ${what}` });
    }
    const onChange = (what: OrderChange, count: number) => {
      take({ what, count });
      channel?.postMessage({ what, count } satisfies TabMessage);
      if (what !== 'changed') sound.play();
    };
    /** Fetches again what got no answer when it changed. */
    const retry = () => {
      const { queries } = getState().api;
      const shown = orderApi.util.selectInvalidatedBy(getState(), [...ofOrders]);
      if (shown.some(({ queryCacheKey }) => hadNoAnswer(queries[queryCacheKey]?.error)))
        dispatch(orderApi.util.invalidateTags([...ofOrders]));
    };
    const latest = async () => {
      const asked = dispatch(
        orderApi.endpoints.getLatest.initiate(toko, { subscribe: false, forceRefetch: true }),
      );
      return (await asked).data?.data ?? null;
    };
    channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => take(data));
    const stopSound = sound.prepareOnTouch();
    const opened = Date.now();
    const leave = inOneTab(`lapak:umpan:${toko}`, () => {
      // The tab that asked before may have missed something at its end.
      if (Date.now() - opened > RETRY_MS) onChange('changed', 1);
      return followOrders({ toko, latest, onChange });
    });
    window.addEventListener('focus', news.seen);
    const retrying = setInterval(retry, RETRY_MS);
    return () => {
      clearInterval(retrying);
      leave();
      stopSound();
      channel?.close();
      window.removeEventListener('focus', news.seen);
    };
  }, [dispatch, getState, toko]);
  return null;
}
