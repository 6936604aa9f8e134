/** Tells the shopper that this document cannot be used, with a button that loads it again. What is painted stays readable. */
export const showLoadFailed = (): void => window.__lapakLoadFailed?.();
