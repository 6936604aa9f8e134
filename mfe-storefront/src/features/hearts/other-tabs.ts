import type { HeartArgs } from '../../api/wishlist-api.ts';

const CHANNEL = 'lapak:hearts';
/** BroadcastChannel messages of this tab are ignored; its own cache is updated already. */
const thisTab = Math.random().toString(36).slice(2);

type HeartMessage = HeartArgs & { by: string };

function isHeartMessage(value: unknown): value is HeartMessage {
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

/** Posts a changed heart to the shop's other tabs. */
export function notifyOtherTabs(heart: HeartArgs, by = thisTab): void {
  const channel = open();
  channel?.postMessage({ ...heart, by } satisfies HeartMessage);
  channel?.close();
}

/**
 * Subscribes to the hearts that other tabs post.
 * @returns the unsubscribe function
 */
export function subscribeToOtherTabs(onHeart: (heart: HeartArgs) => void): () => void {
  const channel = open();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isHeartMessage(data) && data.by !== thisTab) onHeart(data);
  });
  return () => channel?.close();
}
