/**
 * A step that the browser's own time limits do not cover (an evaluation, a new page). Fails by the step's name, where the
 * test's own limit would only say that some step hung.
 */
export async function within<T>(step: string, promise: Promise<T>, limitMs = 30_000): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${step}: no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
