import { readFileSync } from 'node:fs';

/** Linux counts the times of a thread in ticks of 10 ms. */
const TICK_MS = 10;
/** A thread that used no processor for so long is blocked, whatever else the machine does. */
const BLOCKED_AFTER_MS = 30_000;

/**
 * Processor time that a thread has used, in ms. On other systems than Linux it is the whole process's, which is at least as much:
 * Node 20 has no call for a thread's.
 * @param task of the thread, as `/proc/thread-self` names it; null when there is none
 */
function processorMs(task: string | null): number {
  if (task === null) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
  // The name in parentheses may hold spaces; times in user mode and in the kernel are the 12th and 13th field after it.
  const stat = readFileSync(`/proc/${task}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

/**
 * Calls back once the thread has used that much processor time: one that only waits for its turn on a busy machine is left
 * alone, one that loops is not.
 * @param task of the thread, as `/proc/thread-self` names it; null when there is none
 * @returns a function that stops it
 */
export function watchProcessor(task: string | null, limitMs: number, onSpent: () => void): () => void {
  const since = Date.now();
  const before = used();
  let timer = setTimeout(check, limitMs);

  function used(): number {
    try {
      return processorMs(task);
    } catch {
      return 0; // it has ended
    }
  }

  function check() {
    const leftMs = limitMs - (used() - before);
    const isBlocked = Date.now() - since >= Math.max(BLOCKED_AFTER_MS, limitMs);
    if (leftMs <= 0 || isBlocked) return onSpent();
    // It cannot use more than the time that passes.
    timer = setTimeout(check, Math.max(leftMs, TICK_MS));
  }

  return () => clearTimeout(timer);
}
