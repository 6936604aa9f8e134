import os from 'node:os';

/** Lets the thread that serves visitors have the processor first. Only Linux gives a thread a priority of its own. */
export function giveWay(): void {
  if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
}
