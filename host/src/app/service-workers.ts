/** The service worker is unregistered on start (spec 2 §9, spec 3 §9). */
export function unregisterServiceWorkers(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .getRegistrations()
    .then((registrations) => registrations.forEach((registration) => void registration.unregister()))
    .catch(() => undefined); // a browser that refuses to list them has none of ours
}
