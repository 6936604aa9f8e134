import { useEffect, useEffectEvent } from 'react';

/**
 * The phone's back button closes an open dialog instead of leaving the page: opening puts a copy of the current
 * history entry on top, marked with a token; going back from it closes the dialog. The router ignores these
 * steps, because the URL stays the same.
 */
interface Overlay {
  token: string;
  href: string;
  close: () => void;
}

/**
 * Every remote bundles its own copy of this file; the page has one history, so the copies share one global record, as
 * the toasts do.
 */
interface Overlays {
  open: Overlay[];
  /** Tokens made on this page; an entry of another page load has another one. */
  mine: Set<string>;
  /** Own steps back whose `popstate` is pending. */
  ownSteps: number;
  isListening: boolean;
}

declare global {
  var lapakOverlays: Overlays | undefined;
}

function overlays(): Overlays {
  globalThis.lapakOverlays ??= { open: [], mine: new Set(), ownSteps: 0, isListening: false };
  return globalThis.lapakOverlays;
}

function tokenOf(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('overlay' in state)) return null;
  return typeof state.overlay === 'string' ? state.overlay : null;
}

const isOpen = (token: string) => overlays().open.some((overlay) => overlay.token === token);

/** Leaves the entry of a closed dialog without notifying subscribers. */
function stepBack() {
  overlays().ownSteps += 1;
  window.history.back();
}

function handlePop(event: PopStateEvent) {
  const page = overlays();
  const { open } = page;
  const token = tokenOf(event.state);
  const isStale = token !== null && page.mine.has(token) && !isOpen(token);
  if (page.ownSteps > 0) {
    page.ownSteps -= 1;
    event.stopImmediatePropagation();
    if (isStale) stepBack();
    return;
  }
  const closing = open.splice(open.findIndex((overlay) => overlay.token === token) + 1);
  if (closing.some((overlay) => overlay.href === window.location.href)) event.stopImmediatePropagation();
  for (const overlay of closing.reverse()) overlay.close();
  if (closing.length === 0 && isStale) stepBack();
}

/**
 * Subscribes to the back button. The host calls it before it creates its router: Chromium calls listeners of `popstate`
 * in the order in which they were added, and these steps must not reach the router.
 */
export function listenToOverlayHistory() {
  const page = overlays();
  if (page.isListening) return;
  page.isListening = true;
  window.addEventListener('popstate', handlePop, { capture: true });
}

function register(overlay: Overlay) {
  listenToOverlayHistory();
  const { open, mine } = overlays();
  open.push(overlay);
  mine.add(overlay.token);
  window.history.pushState({ ...window.history.state, overlay: overlay.token }, '');
}

function release(token: string) {
  const { open } = overlays();
  const at = open.findIndex((overlay) => overlay.token === token);
  if (at === -1) return;
  open.splice(at, 1);
  // Deferred: a link in the dialog may push its own entry first, which must stay.
  setTimeout(() => {
    if (!isOpen(token) && tokenOf(window.history.state) === token) stepBack();
  }, 0);
}

/** Closes an overlay with the back button while it is open. */
export function useOverlayHistory(isOverlayOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOverlayOpen) return undefined;
    const token = Math.random().toString(36).slice(2);
    register({ token, href: window.location.href, close: () => close() });
    return () => release(token);
  }, [isOverlayOpen]);
}
