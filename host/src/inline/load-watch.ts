import type { RemoteFailure } from '@lapak/contracts/page-document';
import { sendOnce } from '../app/send.ts';

declare global {
  interface Window {
    /** Shows that this document cannot be used; missing while the scripts of the document are not there. */
    __lapakLoadFailed?: () => void;
  }
}

/** How long the shell's scripts are awaited before a message is shown, in ms. They still start when they come later. */
const TIMEOUT_MS = 15_000;
/** After an error of theirs, how long they are awaited: a hydration that fails begins anew by itself. */
const RECOVERY_MS = 1500;
const MESSAGE_LENGTH = 300;

const boxStyle =
  'position:fixed;z-index:60;inset-inline:16px;max-width:32rem;margin:auto;padding:12px 16px;border-radius:12px;text-align:center;' +
  'background:var(--color-text,#172130);color:var(--color-surface,#fff);';
const buttonStyle =
  'min-height:44px;padding:0 12px;border:0;background:none;color:inherit;font:700 1em inherit;text-decoration:underline';

const isUp = () => performance.getEntriesByName('lapak:hydrated').length > 0;

function append(parent: HTMLElement, name: string, text: string, style = '') {
  const element = document.createElement(name);
  element.textContent = text;
  element.style.cssText = style;
  parent.append(element);
  return element;
}

/** Says that the page failed, or that a painted one cannot be used yet, until the shell is up. */
function showFailed() {
  const waiting = document.querySelector('.lapak-boot, [data-outline]');
  const box = append(document.body, 'div', '', boxStyle + (waiting ? 'top:30vh' : 'bottom:80px'));
  box.setAttribute('role', 'alert');
  waiting?.remove();
  if (waiting) append(box, 'h1', 'Halaman ini gagal dimuat', 'font-size:1.25em');
  else append(box, 'span', 'Sebagian halaman belum bisa dipakai karena gagal dimuat. ');
  append(box, 'button', 'Coba lagi', buttonStyle).onclick = () => location.reload();
  const timer = setInterval(() => {
    if (!isUp()) return;
    box.remove();
    clearInterval(timer);
  }, 500);
}

/** What an error says about the shell; null for one of another script, which is left to the shell. */
function failureOf(event: Event): RemoteFailure | null {
  const { target } = event;
  const isScript = target instanceof HTMLScriptElement;
  const error = event instanceof ErrorEvent ? event : null;
  const address = isScript ? target.src : (error?.filename ?? '');
  const version = /\/assets\/host\/([^/]+)\/main\./.exec(address)?.[1];
  if (version === undefined) return null;
  const message = error?.message.slice(0, MESSAGE_LENGTH).replace(/\?\S*/g, '');
  return { remote: 'host', version, reason: isScript ? 'entry' : 'module', message };
}

/**
 * Shows a message, with a button that loads the document again, when the shell does not start: its script is not there, throws,
 * or never comes. A painted page stays readable. Reports which version failed, unless it is only late. It must work without any
 * file. The shell calls `__lapakLoadFailed` when it cannot use a page that is painted.
 */
export function watchLoading(): void {
  let isShown = false;
  function show() {
    if (isShown || isUp()) return;
    isShown = true;
    showFailed();
  }
  function onError(event: Event) {
    const failure = failureOf(event);
    // Webpack would wait for it for two minutes when it loads the same file.
    if (event.target instanceof HTMLScriptElement) event.target.remove();
    if (!failure || isUp()) return;
    const report = () => {
      if (isUp()) return;
      show();
      sendOnce('/telemetry/remote-failure', failure);
    };
    setTimeout(report, failure.reason === 'module' ? RECOVERY_MS : 0);
  }
  addEventListener('error', onError, true);
  setTimeout(show, TIMEOUT_MS);
  window.__lapakLoadFailed = show;
}
