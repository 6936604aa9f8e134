import { createContext } from 'react';
import type { Location } from 'react-router-dom';

/**
 * Returns the current target address when it is called: that of the pending navigation, else the one that is shown. The
 * host provides it; null without a provider.
 */
export const ComingLocationContext = createContext<() => Location | null>(() => null);
