import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { freePort } from '../src/support/product.ts';
import type { Engine, EngineElement } from './engine.ts';

const START_WITHIN_MS = 20_000;

/** The driver does not scroll to what is in the window but beneath a bar. */
async function click(element: WebElement): Promise<void> {
  await element
    .getDriver()
    .executeScript((found: Element) => found.scrollIntoView({ block: 'center' }), element);
  await element.click();
}

const elementOf = (element: WebElement): EngineElement => ({
  click: () => click(element),
  async type(text) {
    await click(element);
    // Control stays pressed until the end of a call.
    await element.sendKeys(Key.chord(Key.CONTROL, 'a'));
    await element.sendKeys(Key.BACK_SPACE, text);
  },
  upload: (file) => element.sendKeys(file),
  isInView: () =>
    element.getDriver().executeScript<boolean>((found: Element) => {
      const { top, bottom } = found.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    }, element),
});

/** An X server without a screen. It chooses its number, which is the display's name. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, server };
}

async function untilListening(port: number): Promise<void> {
  const end = Date.now() + START_WITHIN_MS;
  const answers = () => fetch(`http://127.0.0.1:${port}/status`).then(Boolean, () => false);
  while (!(await answers())) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The browser of WebKitGTK's packages: /usr/lib/<architecture>/webkit2gtk-<version>/MiniBrowser. */
function miniBrowser(): string {
  const [found] = readdirSync('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) => readdirSync(join('/usr/lib', name)).map((inner) => join('/usr/lib', name, inner)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .filter((file) => existsSync(file));
  if (!found) throw new Error('the MiniBrowser of WebKitGTK is not installed');
  return found;
}

/** The installed WebKitGTK, driven over WebDriver. It does not report console messages. */
export async function openWebKit(): Promise<Engine> {
  const { display, server } = await startDisplay();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', LANG: 'C.UTF-8' },
    stdio: 'ignore',
  });
  const stop = () => {
    driver.kill();
    server.kill();
  };
  try {
    await untilListening(port);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        }),
      )
      .build();
    await session.manage().setTimeouts({ pageLoad: 60_000, script: 30_000 });
    await session.manage().window().setRect({ width: 360, height: 900 });
    const complaints: string[] = [];
    return {
      version: `webkitgtk/${(await session.getCapabilities()).getBrowserVersion() ?? ''}`,
      complaints,
      page: {
        goto: (url) => session.get(url),
        back: () => session.navigate().back(),
        reload: () => session.navigate().refresh(),
        inject: async (source) => void (await session.executeScript(source)),
        run: (script, ...args) => session.executeScript(script, ...args),
        async element(script, ...args) {
          const found = await session.executeScript<WebElement | null>(script, ...args);
          return found && elementOf(found);
        },
        screenshot: async (file) => writeFile(file, await session.takeScreenshot(), 'base64'),
      },
      close: () => session.quit().finally(stop),
    };
  } catch (error) {
    stop();
    throw error;
  }
}
