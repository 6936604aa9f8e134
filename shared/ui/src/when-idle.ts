/** Runs a task when the browser is idle, at the latest after `timeout` ms. */
export const whenIdle = (task: () => void, timeout = 1000) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task, { timeout }) : setTimeout(task, 1);
