/** Ends the current task, so that a pending tap or frame runs before the next step: no long task at the start. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
