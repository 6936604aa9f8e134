import { lazy } from 'react';

/** The words for how long there is left, and the library that knows them, load after the amount is shown. */
export const TimeLeft = lazy(() => import(/* webpackChunkName: "time-left" */ './time-left.tsx'));
