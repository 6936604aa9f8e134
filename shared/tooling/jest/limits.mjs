/** The one upper bound of a test and of a hook: two minutes end what hangs, and are long on the busiest machine. */
export const testTimeout = 120_000;
