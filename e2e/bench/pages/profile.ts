import type { BrowserContextOptions, Page } from 'playwright-core';

/** A phone on slow 4G: 150 ms to the server and back, 1.6 Mbit/s down, 750 kbit/s up, a quarter of this machine's speed. */
export const profile = { latencyMs: 150, downKbit: 1600, upKbit: 750, slowdown: 4 } as const;

export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
  timezoneId: 'Asia/Jakarta',
};

const bytesPerSecond = (kbit: number) => (kbit * 1000) / 8;

/** Slows a page's network and processor down. The session must stay open as long as the page. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: bytesPerSecond(profile.downKbit),
    uploadThroughput: bytesPerSecond(profile.upKbit),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.slowdown });
  return session;
}
