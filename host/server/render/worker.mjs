// A render worker: paints pages away from the process that serves, so that a bundle that crashes, leaks or loops takes
// nothing with it. Calls to the API travel back to the server.
import { Writable } from 'node:stream';
import { parentPort } from 'node:worker_threads';
import { createBundleLoader } from './bundle-loader.mjs';

const BODY_START = '<div data-lapak-app';
const bundles = createBundleLoader();
const calls = new Map();
/** Renders under way: how to give each up. */
const running = new Map();
let lastCall = 0;

const transportOf = (job) => (request) =>
  new Promise((resolve, reject) => {
    lastCall += 1;
    calls.set(lastCall, { resolve, reject });
    // A signal cannot travel between threads.
    parentPort.postMessage({ type: 'call', call: lastCall, job, request: { ...request, signal: undefined } });
  });

function fail(job, error) {
  const status = error && typeof error === 'object' && typeof error.status === 'number' ? error.status : 500;
  const known =
    error instanceof Error
      ? error
      : new Error(`the page could not be prepared: ${JSON.stringify(error) ?? error}`);
  parentPort.postMessage({ type: 'failed', job, status, message: known.message, stack: known.stack ?? '' });
}

/**
 * Gathers what React writes, many small pieces, and sends it on in one message: the page is kept and compressed whole.
 * What React writes ahead of the body is the page's metadata.
 */
function bodySink(job, state, finished) {
  const pieces = [];
  return new Writable({
    write(chunk, _encoding, done) {
      pieces.push(chunk);
      done();
    },
    final(done) {
      const text = Buffer.concat(pieces).toString('utf8');
      const at = text.indexOf(BODY_START);
      if (at < 0) fail(job, new Error('the render gave no body'));
      else
        parentPort.postMessage({
          type: 'painted',
          job,
          painted: { head: text.slice(0, at), body: text.slice(at), state: state() },
        });
      finished();
      done();
    },
  });
}

async function render({ job, url, module, hostBundle, remoteBundle }) {
  const aborting = new AbortController();
  let release = () => undefined;
  const done = () => {
    running.delete(job);
    release();
  };
  running.set(job, () => aborting.abort());
  try {
    const host = bundles.host(hostBundle);
    const load = bundles.remote(remoteBundle, hostBundle)[module.split('/')[1]];
    if (!load) throw new Error(`the server bundle does not offer ${module}`);
    const page = await load();
    release = await host.renderPage({
      url,
      id: module,
      page,
      signal: aborting.signal,
      transport: transportOf(job),
      onError: () => undefined,
      onShellError: (error) => {
        done();
        fail(job, error);
      },
      onShellReady: (stream, state) => stream.pipe(bodySink(job, () => state, done)),
      onAllReady: () => undefined,
    });
    if (!running.has(job)) release();
  } catch (error) {
    done();
    fail(job, error);
  }
}

/** What is wrong with the bundle is for the first page to say. */
function warm(hostBundle) {
  try {
    bundles.host(hostBundle);
  } catch {
    return;
  }
}

parentPort.on('message', (message) => {
  if (message.type === 'render') void render(message);
  else if (message.type === 'warm') warm(message.hostBundle);
  else if (message.type === 'ping') parentPort.postMessage({ type: 'pong' });
  else if (message.type === 'abort') running.get(message.job)?.();
  else {
    const waiting = calls.get(message.call);
    calls.delete(message.call);
    if (message.reply) waiting?.resolve(message.reply);
    else waiting?.reject(new Error('the API gave no answer'));
  }
});
