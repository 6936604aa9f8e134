/** Gives jsdom a screen of a width: `matchMedia` answers `(min-width: N px)` by it. */
export function setScreenWidth(width: number): void {
  Object.defineProperty(globalThis, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      media: query,
      matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
