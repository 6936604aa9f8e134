import { lazy } from 'react';

/** Loaded when the address is opened for the first time. */
export const AddressDialog = lazy(() => import('./address-dialog.tsx'));
