import { createContext } from 'react';

/** Loads the files and the data of the page at an address ahead; the host provides it. */
export type PreloadPage = (href: string, want: 'files' | 'data') => void;

export const PageLoaderContext = createContext<PreloadPage>(() => undefined);
