import type { HeartArgs } from '../../api/wishlist-api.ts';

const CHANNEL = 'lapak:hearts';

function isHeart(value: unknown): value is HeartArgs {
  return (
    typeof value === 'object' &&
    value !== null &&
    'username' in value &&
    typeof value.username === 'string' &&
    'productId' in value &&
    typeof value.productId === 'number' &&
    'wished' in value &&
    typeof value.wished === 'boolean'
  );
}

const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** Tells the shop's other tabs that a heart turned. */
export function tellOtherTabs(heart: HeartArgs): void {
  const channel = open();
  channel?.postMessage(heart);
  channel?.close();
}

/**
 * Hears of hearts that other tabs turned.
 * @returns a function that stops listening
 */
export function listenToOtherTabs(onHeart: (heart: HeartArgs) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isHeart(data)) onHeart(data);
  });
  return () => channel?.close();
}
