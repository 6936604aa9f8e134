// A render worker, one page at a time: away from the process that serves, so that a bundle that crashes, leaks or loops does
// not affect it. Calls to the API go over a port of the worker.
import { readlinkSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { MessageChannel, parentPort, resourceLimits } from 'node:worker_threads';
import { createBundleLoader } from './bundle-loader.mjs';
import { contain } from './containment.mjs';
import { renderToHtml } from './render-to-html.mjs';

const BODY_START = '<div data-lapak-app';
/** A page hangs when the event loop has nothing to do for so long; one that only got the processor late goes on meanwhile. */
const IDLE_MS = 20;
/** Share of the heap's limit from which the worker ends itself, to be replaced. */
const FULL = 0.7;

const ownProcess = contain();
const bundles = createBundleLoader();
const { port1: port, port2: portOfPool } = new MessageChannel();
/** Takes the answers to the calls of the page that is painted. */
let receive = () => undefined;

function threadFolder() {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}

ownProcess.on('unhandledRejection', (error) => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  parentPort.postMessage({ type: 'stray', message, stack });
});
port.on('message', (message) => receive(message));
parentPort.postMessage({ type: 'started', thread: threadFolder(), port: portOfPool }, [portOfPool]);

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

let lastCall = 0;

/** A page's calls to the API, and whether one is unanswered or failed. */
function createApi() {
  const waiting = new Map();
  const api = {
    isFailing: false,
    isAwaited: () => waiting.size > 0,
    transport: (request) =>
      new Promise((resolve, reject) => {
        lastCall += 1;
        waiting.set(lastCall, { resolve, reject });
        // A signal cannot travel between threads.
        port.postMessage({ type: 'call', call: lastCall, request: { ...request, signal: undefined } });
      }),
    /** An answer to a call of a page before this one is dropped. */
    answer({ call, reply }) {
      const { resolve, reject } = waiting.get(call) ?? {};
      if (!waiting.delete(call)) return;
      if (!reply || reply.status >= 500) api.isFailing = true;
      if (!reply) reject(new Error('the API gave no answer'));
      else resolve({ status: reply.status, data: parse(reply.body), requestId: reply.requestId });
    },
  };
  return api;
}

/** Resolves when the event loop has nothing to do, or the page has ended: the pool ends the thread of one that goes on for ever. */
async function untilIdle(hasEnded) {
  let busy = 1;
  while (busy > 0.5 && !hasEnded()) {
    const before = performance.eventLoopUtilization();
    await delay(IDLE_MS);
    busy = performance.eventLoopUtilization(before).utilization;
  }
}

function failureOf(error, isApiFailing) {
  const isStatus = error && typeof error === 'object' && typeof error.status === 'number';
  const { message, stack = '' } =
    error instanceof Error
      ? error
      : new Error(`the page could not be prepared: ${JSON.stringify(error) ?? error}`);
  return { status: isStatus ? error.status : 500, message, stack, isOwn: !isStatus && !isApiFailing };
}

async function render({ url, username, module, hostBundle, remoteBundle }, transport, signal) {
  const { host, exposes } = bundles.remote(remoteBundle, hostBundle);
  const load = exposes[module.split('/')[1]];
  if (!load) throw new Error(`the server bundle does not offer ${module}`);
  const page = await load();
  const prepared = await host.preparePage({ url, username, id: module, page, signal, transport });
  try {
    signal.throwIfAborted();
    const { html, flaws } = await renderToHtml(prepared.app, signal);
    // React writes the page's metadata before the body.
    const at = html.indexOf(BODY_START);
    if (at < 0) throw new Error('the render gave no body');
    const { profile, state } = prepared;
    return { profile, state, head: html.subarray(0, at), body: html.subarray(at), flaws };
  } finally {
    prepared.release();
  }
}

/** Ends the thread between two pages, before V8 ends it with a page under way. */
function leaveFullHeap() {
  const { used_heap_size: used, external_memory: external } = getHeapStatistics();
  if (used + external < resourceLimits.maxOldGenerationSizeMb * 2 ** 20 * FULL) return;
  setImmediate(() => ownProcess.exit());
}

export async function paint({ task, request }) {
  port.postMessage({ type: 'task', task });
  const api = createApi();
  const aborting = new AbortController();
  let hasEnded = false;
  const aborted = new Promise((resolve) => {
    receive = async (message) => {
      if (message.type === 'reply') return api.answer(message);
      await untilIdle(() => hasEnded);
      resolve({ aborted: { isStuck: !api.isAwaited() } });
      return aborting.abort();
    };
  });
  const rendered = render(request, api.transport, aborting.signal).then(
    (painted) => ({ painted }),
    (error) => ({ failure: failureOf(error, api.isFailing) }),
  );
  const result = await Promise.race([aborted, rendered]);
  hasEnded = true;
  leaveFullHeap();
  return result;
}

/** Evaluates a shell and calls what every document needs of it. */
export function evaluate({ task, hostBundle }) {
  port.postMessage({ type: 'task', task });
  try {
    const host = bundles.host(hostBundle);
    host.matchPage('/toko/onlinestore');
    host.themeName(null);
    host.paintNotFound('page', null);
    return null;
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}
