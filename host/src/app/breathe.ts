/**
 * Ends the task here and goes on in the next: what the browser has waiting, a tap or a frame, goes first, and no step of
 * the start holds it up for long.
 */
export const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
