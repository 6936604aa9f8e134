import { lazy } from 'react';

/** The drawing of QR codes loads only where one is shown. */
export const QrCode = lazy(() => import(/* webpackChunkName: "qr-code" */ './qr-code.tsx'));
