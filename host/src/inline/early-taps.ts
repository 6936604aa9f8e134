interface EarlyTaps {
  /** Elements tapped before hydration, in order. */
  taps: Element[];
  stop: () => void;
}

declare global {
  interface Window {
    /** Missing in a document that is not painted. */
    __lapakEarlyTaps?: EarlyTaps;
  }
}

/**
 * Records taps on marked buttons (`data-replay`) until the page is hydrated, when the shell replays them. A script from the
 * network would miss the first taps.
 */
export function recordEarlyTaps(): void {
  const taps: Element[] = [];
  function record(event: Event) {
    const button = event.target instanceof Element && event.target.closest('[data-replay]');
    if (!button) return;
    taps.push(button);
    event.preventDefault();
  }
  document.addEventListener('click', record, true);
  window.__lapakEarlyTaps = { taps, stop: () => document.removeEventListener('click', record, true) };
}
