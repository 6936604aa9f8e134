import { lazy } from 'react';

/** Loaded when "Filter" is pressed for the first time. */
export const SortPanel = lazy(() => import('./sort-panel.tsx'));
