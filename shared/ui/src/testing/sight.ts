type Callback = (entries: { isIntersecting: boolean }[]) => void;

const watching = new Map<object, { callback: Callback; isList: boolean }>();

/** jsdom sees nothing: tests say themselves when the end of a list is in sight. */
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

/** The end of the list scrolls into sight. */
export function showListEnd(): void {
  for (const { callback, isList } of [...watching.values()]) if (isList) callback([{ isIntersecting: true }]);
}

afterEach(() => watching.clear());
