import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { Engine, EngineElement } from './engine.ts';

const elementOf = (handle: ElementHandle): EngineElement => ({
  click: () => handle.click(),
  async type(text) {
    await handle.click({ count: 3 });
    await handle.press('Backspace');
    await handle.type(text);
  },
  upload: (file) => (handle as ElementHandle<HTMLInputElement>).uploadFile(file),
  isInView: () => handle.isIntersectingViewport(),
});

/** The installed Firefox, driven over WebDriver BiDi, with a phone's width. */
export async function openFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'id-ID' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 780 });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return {
    version: await browser.version(),
    complaints,
    page: {
      goto: async (url) => void (await page.goto(url)),
      back: async () => void (await page.goBack()),
      reload: async () => void (await page.reload()),
      inject: async (source) => void (await page.evaluate(source)),
      run: (script, ...args) => page.evaluate(script, ...args),
      async element(script, ...args) {
        const handle = await page.evaluateHandle(script, ...args);
        const found = handle.asElement();
        return found && elementOf(found as ElementHandle);
      },
      screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    },
    close: () => browser.close(),
  };
}
