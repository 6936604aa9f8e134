/** Runs a task when the browser is idle, at the latest after a second. */
export const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task, { timeout: 1000 }) : setTimeout(task, 1);
