import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Says, at the moment it is called, the address that was asked for last: the one on its way, else the one that is shown.
 * The host provides it; null where nobody does.
 */
export const ComingLocationContext = createContext<() => Location | null>(() => null);
