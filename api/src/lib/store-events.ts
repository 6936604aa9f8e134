/** Tells whoever keeps copies of a store's public data that it changed. */
export interface StoreEvents {
  /** Called after the commit of whatever changed the store. */
  storeChanged(storeId: number): void;
  /** @returns a function that ends the subscription */
  onStoreChanged(listener: (storeId: number) => void): () => void;
}

export function createStoreEvents(): StoreEvents {
  const listeners = new Set<(storeId: number) => void>();
  return {
    storeChanged(storeId) {
      for (const listener of listeners) listener(storeId);
    },
    onStoreChanged(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
