/** Makes every media query match, as those of a wide screen do; jsdom has none. */
export function wideScreen(): void {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
