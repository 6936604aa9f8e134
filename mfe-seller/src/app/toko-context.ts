import type { SellerStore } from '@lapak/contracts/api/seller';
import { createContext, use } from 'react';

export const TokoContext = createContext<SellerStore | null>(null);

/** The store whose pages are open, and one's role in it. */
export function useToko(): SellerStore {
  const store = use(TokoContext);
  if (!store) throw new Error("this renders inside a store's pages only");
  return store;
}
