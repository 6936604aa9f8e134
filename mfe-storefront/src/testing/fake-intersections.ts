const observers = new Set<FakeObserver>();

class FakeObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly seen = new Set<Element>();
  readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.report = report;
    this.rootMargin = rootMargin;
    observers.add(this);
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
  disconnect() {
    this.seen.clear();
    observers.delete(this);
  }
  takeRecords() {
    return [];
  }
}

/** Puts an IntersectionObserver into the test's browser; `scrollToEnd` is what a shopper does. */
export function fakeIntersections() {
  const before = globalThis.IntersectionObserver;
  beforeEach(() => {
    globalThis.IntersectionObserver = FakeObserver;
  });
  afterEach(() => {
    globalThis.IntersectionObserver = before;
    observers.clear();
  });
}

/** Everything that waits for the end of a list comes into view. */
export function scrollToEnd(): void {
  for (const observer of [...observers]) {
    if (!observer.rootMargin.endsWith('px 0px')) continue;
    for (const target of observer.seen) {
      const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
      observer.report([entry], observer);
    }
  }
}
