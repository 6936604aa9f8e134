const WITHIN_MS = 60_000;

/** Polls until the value is the expected one; fails with the last value. */
export async function until<T>(ask: () => Promise<T>, wanted: T): Promise<void> {
  const end = Date.now() + WITHIN_MS;
  for (let seen = await ask(); seen !== wanted; seen = await ask()) {
    if (Date.now() > end) throw new Error(`still ${String(seen)}, not ${String(wanted)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
