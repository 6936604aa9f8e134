// A render worker: paints pages away from the process that serves, so that a bundle that crashes, leaks or loops does not
// affect it. Calls to the API are posted to the server.
import { parentPort } from 'node:worker_threads';
import { createBundleLoader } from './bundle-loader.mjs';
import { paint } from './paint.mjs';

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

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function answer({ call, reply }) {
  const waiting = calls.get(call);
  calls.delete(call);
  if (!reply) waiting?.reject(new Error('the API gave no answer'));
  else waiting?.resolve({ status: reply.status, data: parse(reply.body), requestId: reply.requestId });
}

function fail(job, error) {
  const status = error && typeof error === 'object' && typeof error.status === 'number' ? error.status : 500;
  const known =
    error instanceof Error
      ? error
      : new Error(`the page could not be prepared: ${JSON.stringify(error) ?? error}`);
  parentPort.postMessage({ type: 'failed', job, status, message: known.message, stack: known.stack ?? '' });
}

let lastTurn = Promise.resolve();

/**
 * One render a turn of the event loop, so that messages are read in between: pings are answered, and jobs that were
 * given up are skipped.
 */
function nextTurn() {
  lastTurn = lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
  return lastTurn;
}

/** React writes the page's metadata before the body. */
function post(job, { profile, state }, { html, flaws }) {
  const at = html.indexOf(BODY_START);
  if (at < 0) throw new Error('the render gave no body');
  const painted = { profile, state, head: html.subarray(0, at), body: html.subarray(at), flaws };
  parentPort.postMessage({ type: 'painted', job, painted }, [html.buffer]);
}

async function render({ job, url, username, module, hostBundle, remoteBundle }) {
  const aborting = new AbortController();
  running.set(job, () => aborting.abort());
  let page = null;
  try {
    const host = bundles.host(hostBundle);
    const load = bundles.remote(remoteBundle, hostBundle)[module.split('/')[1]];
    if (!load) throw new Error(`the server bundle does not offer ${module}`);
    page = await host.preparePage({
      url,
      username,
      id: module,
      page: await load(),
      signal: aborting.signal,
      transport: transportOf(job),
    });
    await nextTurn();
    aborting.signal.throwIfAborted();
    post(job, page, await paint(page.app, aborting.signal));
  } catch (error) {
    fail(job, error);
  } finally {
    running.delete(job);
    page?.release();
  }
}

/** The first page reports an error of the bundle. */
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
  else answer(message);
});
