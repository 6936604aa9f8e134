/** Id of the store that has changed; `all` when changes may have been missed, so that any store may have. */
export type Changed = number | 'all';

/** What happened to a store's orders: one was placed, the proof of a transfer came in, anything else changed. */
export type OrderChange = 'placed' | 'proof' | 'changed';

/** Notifies the holders of cached copies of a store's public data that it changed, and its console of its orders. */
export interface StoreEvents {
  /** Called after the commit of whatever changed the store. */
  storeChanged(storeId: number): void;
  /** @returns a function that ends the subscription */
  onStoreChanged(listener: (changed: Changed) => void): () => void;
  /** Called after the commit of a change of orders; of one that changes the store too, `storeChanged` is enough. */
  ordersChanged(storeId: number, change: OrderChange): void;
  /** Gets changes of orders and of stores. @returns a function that ends the subscription */
  onOrdersChanged(listener: (storeId: Changed, change: OrderChange) => void): () => void;
}

export interface SharedStoreEvents extends StoreEvents {
  /** Called with what another process has announced. */
  changedElsewhere(message: string): void;
  /** Called when announcements of other processes may have been missed. */
  missedElsewhere(): void;
}

const isOrderChange = (text: string | undefined): text is OrderChange =>
  text === 'placed' || text === 'proof' || text === 'changed';

/** @param announce sends a change that was made here to the other processes: a text without commas */
export function createStoreEvents(announce: (message: string) => void = () => undefined): SharedStoreEvents {
  const ofStores = new Set<(changed: Changed) => void>();
  const ofOrders = new Set<(storeId: Changed, change: OrderChange) => void>();
  const notifyOrders = (storeId: Changed, change: OrderChange) => {
    for (const listener of ofOrders) listener(storeId, change);
  };
  const notify = (changed: Changed) => {
    for (const listener of ofStores) listener(changed);
    notifyOrders(changed, 'changed');
  };
  return {
    storeChanged(storeId) {
      notify(storeId);
      announce(String(storeId));
    },
    ordersChanged(storeId, change) {
      notifyOrders(storeId, change);
      announce(`${storeId}:${change}`);
    },
    changedElsewhere(message) {
      const [storeId, change] = message.split(':');
      if (isOrderChange(change)) notifyOrders(Number(storeId), change);
      else notify(Number(storeId));
    },
    missedElsewhere: () => notify('all'),
    onStoreChanged(listener) {
      ofStores.add(listener);
      return () => ofStores.delete(listener);
    },
    onOrdersChanged(listener) {
      ofOrders.add(listener);
      return () => ofOrders.delete(listener);
    },
  };
}
