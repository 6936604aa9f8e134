type Callback = (entries: { isIntersecting: boolean }[]) => void;

const watching = new Map<object, { callback: Callback; isList: boolean }>();

/** jsdom has no layout: tests trigger the intersection of the end of a list. */
class TestObserver {
  constructor(
    private readonly callback: Callback,
    private readonly options?: { rootMargin?: string },
  ) {}
  observe() {
    watching.set(this, { callback: this.callback, isList: this.options?.rootMargin !== undefined });
  }
  disconnect() {
    watching.delete(this);
  }
}

Object.defineProperty(globalThis, 'IntersectionObserver', { configurable: true, value: TestObserver });

/** Triggers the intersection of the end of the list. */
export function showListEnd(): void {
  for (const { callback, isList } of [...watching.values()]) if (isList) callback([{ isIntersecting: true }]);
}

afterEach(() => watching.clear());
