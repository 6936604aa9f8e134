import { lazy } from 'react';

/** Loads with the first question. */
export const ConfirmDialog = lazy(() =>
  import(/* webpackChunkName: "confirm-dialog" */ '@lapak/ui/confirm-dialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
);
