import { createContext } from 'react';

/** The query of the list of orders, products or events as it was left, or is; null before it was opened. */
export const ListSearchContext = createContext<string | null>(null);
