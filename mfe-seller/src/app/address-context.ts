import { createContext, use } from 'react';

interface Address {
  /** Name of the page in the console's table. */
  page: string;
  params: Readonly<Record<string, string | undefined>>;
}

export const AddressContext = createContext<Address>({ page: '', params: {} });

/** The shown page of the console and what stands in its address; the router knows only that it is below /kelola. */
export const useAddress = () => use(AddressContext);
