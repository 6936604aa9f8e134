import { lazy } from 'react';

/** Loaded when all categories are asked for, for the first time. */
export const CategoryDialog = lazy(() => import('./category-dialog.tsx'));
