import { createContext } from 'react';

/** Preloads the files and the data of the page at an address; the host provides it. */
export type PreloadPage = (href: string, want: 'files' | 'data') => void;

export const PageLoaderContext = createContext<PreloadPage>(() => undefined);
