import { Writable } from 'node:stream';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

/** How React marks a part that it leaves to the browser, because it waits for something or has failed. */
const LEFT_OUT = '<!--$!-->';

/**
 * The HTML as one text; null when a part waits or fails. A stream is written in thousands of pieces, each encoded for
 * itself, which costs as much as half of the render.
 */
function renderWhole(app) {
  try {
    const html = renderToString(app);
    return html.includes(LEFT_OUT) ? null : html;
  } catch {
    return null; // the stream meets the same error and reports it
  }
}

/** A text as bytes in a buffer of its own, which can be handed to another thread. */
function ownBuffer(text) {
  const bytes = Buffer.from(new ArrayBuffer(Buffer.byteLength(text)));
  bytes.write(text);
  return bytes;
}

/** What React writes, many small pieces, in one buffer of its own. */
function gather(stream) {
  return new Promise((resolve, reject) => {
    const pieces = [];
    let length = 0;
    const sink = new Writable({
      write(chunk, _encoding, done) {
        pieces.push(chunk);
        length += chunk.length;
        done();
      },
      final(done) {
        const all = Buffer.from(new ArrayBuffer(length));
        let at = 0;
        for (const piece of pieces) at += piece.copy(all, at);
        resolve(all);
        done();
      },
    });
    sink.on('error', reject);
    stream.pipe(sink);
  });
}

/** Waits for parts that suspended, and learns why parts failed. Nothing is written before everything is rendered. */
function renderPatiently(app, signal) {
  const flaws = [];
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(app, {
      // Parts that suspended stand in their place: scripts that move them there would need a laxer policy.
      progressiveChunkSize: Infinity,
      onError: (error) => void flaws.push(error instanceof Error ? error.message : String(error)),
      onShellError: reject,
      onAllReady: () => gather(stream).then((html) => resolve({ html, flaws }), reject),
    });
    signal.addEventListener('abort', () => stream.abort(), { once: true });
  });
}

/**
 * The page's HTML and the errors of parts that failed; rejects when all of it does. No page of ours waits, because
 * `prefetch` brings what the first view needs, so one go is nearly always enough.
 * @param app the page inside the shell, as a React element
 * @param signal aborted when nobody waits for the page any more
 */
export async function paint(app, signal) {
  const whole = renderWhole(app);
  return whole === null ? renderPatiently(app, signal) : { html: ownBuffer(whole), flaws: [] };
}
