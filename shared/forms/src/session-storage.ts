/** A JSON value of this visit; null when there is none, it cannot be read, or the browser forbids storage. */
export function readSession(key: string): unknown {
  try {
    return JSON.parse(globalThis.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a JSON value for this visit; null deletes it. Does nothing without storage. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) globalThis.sessionStorage.removeItem(key);
    else globalThis.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Optional: the form is still on the page.
  }
}
