import type { HeartArgs } from '../../api/wishlist-api.ts';

const CHANNEL = 'lapak:hearts';
/** What this tab says it hears itself; its own hearts are turned already. */
const thisTab = Math.random().toString(36).slice(2);

type Said = HeartArgs & { by: string };

function isSaid(value: unknown): value is Said {
  return (
    typeof value === 'object' &&
    value !== null &&
    'username' in value &&
    typeof value.username === 'string' &&
    'productId' in value &&
    typeof value.productId === 'number' &&
    'wished' in value &&
    typeof value.wished === 'boolean' &&
    'by' in value &&
    typeof value.by === 'string'
  );
}

const open = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** Tells the shop's other tabs that a heart turned. */
export function tellOtherTabs(heart: HeartArgs, by = thisTab): void {
  const channel = open();
  channel?.postMessage({ ...heart, by } satisfies Said);
  channel?.close();
}

/**
 * Hears of hearts that other tabs turned.
 * @returns a function that stops listening
 */
export function listenToOtherTabs(onHeart: (heart: HeartArgs) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSaid(data) && data.by !== thisTab) onHeart(data);
  });
  return () => channel?.close();
}
