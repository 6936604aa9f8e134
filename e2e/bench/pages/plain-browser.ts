import { execFileSync } from 'node:child_process';
import CDP from 'chrome-remote-interface';
import { launch } from 'chrome-launcher';
import { flags } from '../../src/support/browser.ts';
import { profile, screen } from './profile.ts';

/** What a page keeps in `localStorage` before it is visited first. */
export type Memory = Record<string, string>;

/** Path of this machine's Chromium. */
export const chromiumPath = () =>
  process.env.CHROMIUM ?? execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();

const bytesPerSecond = (kbit: number) => (kbit * 1000) / 8;

/** Makes a tab the phone of the profile: its screen, its network, its processor. */
async function slowDown(tab: CDP.Client, slowdown: number): Promise<void> {
  await Promise.all([tab.Page.enable(), tab.Network.enable({})]);
  await tab.Emulation.setDeviceMetricsOverride({ ...screen, mobile: true });
  await tab.Emulation.setTouchEmulationEnabled({ enabled: true });
  await tab.Emulation.setLocaleOverride({ locale: 'id-ID' });
  await tab.Emulation.setTimezoneOverride({ timezoneId: 'Asia/Jakarta' });
  await tab.Network.emulateNetworkConditions({
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: bytesPerSecond(profile.downKbit),
    uploadThroughput: bytesPerSecond(profile.upKbit),
  });
  await tab.Emulation.setCPUThrottlingRate({ rate: slowdown });
}

/** A tab on the slow profile. */
export interface Tab {
  cdp: CDP.Client;
  /** Runs a function in the page; it sees nothing but its argument. */
  run: <Value, Argument = undefined>(
    task: (argument: Argument) => Value,
    argument?: Argument,
  ) => Promise<Value>;
  /** Waits until a function in the page returns true. */
  until: <Argument = undefined>(
    condition: (argument: Argument) => boolean,
    argument?: Argument,
  ) => Promise<void>;
  close: () => Promise<void>;
}

const ASK_EVERY_MS = 200;
const WITHIN_MS = 30_000;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function tabOf(cdp: CDP.Client, close: () => Promise<void>): Tab {
  const run: Tab['run'] = async (task, argument) => {
    const expression = `(${task.toString()})(${JSON.stringify(argument) ?? ''})`;
    const { result, exceptionDetails } = await cdp.Runtime.evaluate({ expression, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value as never;
  };
  const until: Tab['until'] = async (condition, argument) => {
    const end = Date.now() + WITHIN_MS;
    while (!(await run(condition, argument))) {
      if (Date.now() > end) throw new Error(`not within ${WITHIN_MS} ms: ${condition.toString()}`);
      await pause(ASK_EVERY_MS);
    }
  };
  return { cdp, run, until, close };
}

/** Room for the whole screen: of a change outside the window no frame is shown, and the browser counts on until the next one. */
const windowSize = `--window-size=${screen.width * screen.deviceScaleFactor},${screen.height * screen.deviceScaleFactor}`;

/**
 * Chromium without a debugger: Playwright enables `Runtime` in every page, and V8 then
 * records stack positions, which cost 150 ms of a first visit at a quarter of the speed.
 */
export async function startPlainBrowser(slowdown: number) {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: [...flags, windowSize],
    ignoreDefaultFlags: true,
    logLevel: 'silent',
  });
  const browser = await CDP({ port: chrome.port, target: await webSocket(chrome.port) });

  return {
    /** A browser context with empty caches and the local storage `memory`, both shared by its tabs. */
    async visitor(memory: Memory = {}) {
      const { browserContextId } = await browser.Target.createBrowserContext({});
      return {
        async openTab(): Promise<Tab> {
          const { targetId } = await browser.Target.createTarget({ url: 'about:blank', browserContextId });
          const cdp = await CDP({ port: chrome.port, target: targetId });
          await slowDown(cdp, slowdown);
          await cdp.Page.addScriptToEvaluateOnNewDocument({
            source: `if (!localStorage.length) Object.assign(localStorage, ${JSON.stringify(memory)});`,
          });
          return tabOf(cdp, async () => {
            await browser.Target.closeTarget({ targetId });
            await cdp.close();
          });
        },
        leave: () => browser.Target.disposeBrowserContext({ browserContextId }),
      };
    },
    async stop() {
      await browser.close();
      chrome.kill();
    },
  };
}

async function webSocket(port: number): Promise<string> {
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  return webSocketDebuggerUrl;
}

export type PlainBrowser = Awaited<ReturnType<typeof startPlainBrowser>>;
export type Visitor = Awaited<ReturnType<PlainBrowser['visitor']>>;
