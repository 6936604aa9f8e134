// Work that is deferred until the page is hydrated; its chunk is loaded then.
export { followAffiliate } from './follow-affiliate.ts';
export { followSession } from './follow-session.ts';
export { loadAheadOfView } from './load-ahead.ts';
export { reportFaults } from './report-faults.ts';
export { reportUses } from './report-uses.ts';
export { reportVitals } from './report-vitals.ts';
export { renewForPart } from '../recovery/renew-for-shell.ts';
export { restoreTyped } from '../recovery/typed-values.ts';
export { showFailedParts } from './show-failed-parts.ts';

/** The service worker is unregistered on start (spec 2 §9, spec 3 §9). */
export function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .getRegistrations()
    .then((registrations) => registrations.forEach((registration) => void registration.unregister()))
    .catch(() => undefined); // a browser that rejects the list has none of ours
}
