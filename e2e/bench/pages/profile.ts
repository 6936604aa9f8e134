/** A phone on slow 4G: 150 ms to the server and back, 1.6 Mbit/s down, 750 kbit/s up. */
export const profile = { latencyMs: 150, downKbit: 1600, upKbit: 750 } as const;

export const screen = { width: 360, height: 780, deviceScaleFactor: 2 } as const;
