interface LoadWatch {
  /** Of the script in the document that waits for the shell. */
  __lapakLoadFailed?: () => void;
}

/** Tells the shopper that this document cannot be used, with a button that loads it again. What is painted stays readable. */
export const showLoadFailed = (): void => (window as Window & LoadWatch).__lapakLoadFailed?.();
