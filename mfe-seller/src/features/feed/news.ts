/** How many orders and proofs came in while nobody looked at this tab. */
let unseen = 0;
const listeners = new Set<() => void>();

function become(count: number) {
  if (count === unseen) return;
  unseen = count;
  for (const listener of listeners) listener();
}

export const news = {
  count: () => unseen,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Counted until somebody looks; nothing while somebody does. */
  add(count: number) {
    if (document.visibilityState === 'hidden' || !document.hasFocus()) become(unseen + count);
  },
  seen: () => become(0),
};
