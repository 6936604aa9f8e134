import { lazy } from 'react';

/** Loaded when the wholesale prices are opened for the first time. */
export const WholesaleDialog = lazy(() => import('./wholesale-dialog.tsx'));
