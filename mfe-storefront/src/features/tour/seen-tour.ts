const KEY = 'lapak:product-tour';

/**
 * Whether the tour was finished or skipped in this browser. Server-rendered pages are the same for all visitors, so
 * their answer lacks it; the API stores it too, for the next answer of the logged-in shopper.
 */
export function hasSeenTour(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // without storage the tour is shown again
  }
}

export function rememberTour(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the tour is over for this page at least.
  }
}
