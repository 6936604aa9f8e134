/** Id of the store that has changed; `all` when changes may have been missed, so that any store may have. */
export type Changed = number | 'all';

/** Notifies the holders of cached copies of a store's public data that it changed. */
export interface StoreEvents {
  /** Called after the commit of whatever changed the store. */
  storeChanged(storeId: number): void;
  /** @returns a function that ends the subscription */
  onStoreChanged(listener: (changed: Changed) => void): () => void;
}

export interface SharedStoreEvents extends StoreEvents {
  /** Called when another process reports a change. */
  changedElsewhere(changed: Changed): void;
}

/** @param announce notifies the other processes of a change that was made here */
export function createStoreEvents(announce: (storeId: number) => void = () => undefined): SharedStoreEvents {
  const listeners = new Set<(changed: Changed) => void>();
  const notify = (changed: Changed) => {
    for (const listener of listeners) listener(changed);
  };
  return {
    storeChanged(storeId) {
      notify(storeId);
      announce(storeId);
    },
    changedElsewhere: notify,
    onStoreChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
