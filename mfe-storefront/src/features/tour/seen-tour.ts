const KEY = 'lapak:product-tour';

/**
 * Whether the tour was finished or skipped in this browser. Painted pages are the same for all visitors, so their answer
 * cannot know; the API remembers too, for the next answer that is the visitor's own.
 */
export function hasSeenTour(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false; // a browser that forbids storage sees the tour again
  }
}

export function rememberTour(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // Storage forbidden: the tour is over for this page at least.
  }
}
