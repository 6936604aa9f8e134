const LONGEST_MS = 5000;

/**
 * Marks a painted page as starting (`data-starting` on the root element) until the shell is hydrated, the shopper scrolls
 * the page or a part of it, or five seconds have passed: style sheets may defer pictures below the first view until then,
 * so that the scripts get the bandwidth. It must run before the first picture is requested; without JavaScript nothing is
 * deferred.
 */
export function markStarting(): void {
  const { documentElement } = document;
  const end = () => documentElement.removeAttribute('data-starting');
  documentElement.setAttribute('data-starting', '');
  addEventListener('scroll', end, { once: true, passive: true, capture: true });
  setTimeout(end, LONGEST_MS);
}
