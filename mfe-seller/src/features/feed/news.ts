import { observable } from '../../lib/observable.ts';

const unseen = observable(0);

export const news = {
  /** How many orders and proofs came in while nobody looked at this tab. */
  unseen: { get: unseen.get, subscribe: unseen.subscribe },
  /** Counted until somebody looks; nothing while somebody does. */
  add(count: number) {
    if (document.visibilityState === 'hidden' || !document.hasFocus()) unseen.set(unseen.get() + count);
  },
  seen: () => unseen.set(0),
};
