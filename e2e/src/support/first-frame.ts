import type { Locator, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Resolves with the changes that are there in the frame after the next click. */
    firstFrame?: Promise<string[]>;
  }
}

/** A phone eight times slower than this machine, on a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await session.send('Network.enable');
  const bytesPerSecond = 1_600_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Runs in the page: notes what changes in the body from the next click to the first frame after it. */
function watchNextClick(): void {
  /** The places of files change nothing that is seen. */
  const isSeen = (node: Node) => document.body.contains(node) && !/^(?:SCRIPT|LINK)$/.test(node.nodeName);
  window.firstFrame = new Promise((resolve) => {
    const watch = () => {
      const changes: string[] = [];
      const note = (records: MutationRecord[]) => {
        for (const { type, target, attributeName, addedNodes } of records) {
          if (type === 'childList')
            changes.push(...[...addedNodes].filter(isSeen).map(({ nodeName }) => `+${nodeName}`));
          else if (isSeen(target)) changes.push(`${target.nodeName} ${attributeName ?? 'text'}`);
        }
      };
      const observer = new MutationObserver(note);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const { port1, port2 } = new MessageChannel();
      // After the frame, in which others may change something, too.
      requestAnimationFrame(() => port1.postMessage(null));
      port2.onmessage = () => {
        note(observer.takeRecords());
        observer.disconnect();
        resolve(changes);
      };
    };
    addEventListener('click', watch, { capture: true, once: true });
  });
}

/** Taps and gives what has changed in the first frame after it. */
export async function tapped(page: Page, what: Locator): Promise<string[]> {
  await page.evaluate(watchNextClick);
  await what.tap();
  return page.evaluate(() => window.firstFrame ?? []);
}
