import { PassThrough } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** React's marker of a part that is left to the browser, because it suspended or failed. */
const LEFT_OUT = '<!--$!-->';

/**
 * The HTML as one text; null when a part suspends or fails. A stream is written in thousands of pieces, each encoded for
 * itself, which costs as much as half of the render.
 */
function renderWhole(app) {
  try {
    const html = renderToString(app);
    return html.includes(LEFT_OUT) ? null : html;
  } catch {
    return null; // the stream throws the same error and reports it
  }
}

/** Collects React's many small writes in one buffer. */
async function gather(stream) {
  const collected = new PassThrough();
  stream.pipe(collected);
  return Buffer.concat(await collected.toArray());
}

/** Awaits parts that suspended and collects the errors of parts that failed. Writes after everything is rendered. */
function renderStreamed(app, signal) {
  const flaws = [];
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(app, {
      // Parts that suspended are rendered in place: the scripts that move them would need a laxer content security policy.
      progressiveChunkSize: Infinity,
      onError: (error) => void flaws.push(error instanceof Error ? error.message : String(error)),
      onShellError: reject,
      onAllReady: () => void gather(stream).then((html) => resolve({ html, flaws }), reject),
    });
    signal.addEventListener('abort', () => stream.abort(), { once: true });
  });
}

/**
 * The page's HTML and the errors of parts that failed; rejects when the whole page fails. No page of ours suspends, because
 * `prefetch` loads what the first view needs, so one synchronous render is nearly always enough.
 * @param app the page inside the shell, as a React element
 * @param signal aborted at the time limit
 */
export async function renderToHtml(app, signal) {
  const whole = renderWhole(app);
  return whole === null ? renderStreamed(app, signal) : { html: Buffer.from(whole), flaws: [] };
}
