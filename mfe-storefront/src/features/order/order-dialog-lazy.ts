import { lazy } from 'react';

/** Loaded when a product is ordered for the first time. */
export const OrderDialog = lazy(() => import('./order-dialog.tsx'));
