// A render worker: paints pages away from the process that serves, so that a bundle that crashes, leaks or loops does not
// affect it. Calls to the API are posted to the server.
import { readlinkSync } from 'node:fs';
import { getHeapStatistics } from 'node:v8';
import { parentPort, resourceLimits, workerData } from 'node:worker_threads';
import { createBundleLoader } from './bundle-loader.mjs';
import { contain } from './containment.mjs';
import { paint } from './paint.mjs';

const BODY_START = '<div data-lapak-app';
/** Share of the heap's limit from which the worker asks to be replaced. */
const WORN = 0.7;

const thread = contain();
const bundles = createBundleLoader();
const executing = new Int32Array(workerData.executing);
const calls = new Map();
/** Renders under way. */
const running = new Map();
let lastCall = 0;
let isWorn = false;

function task() {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return null;
  }
}

parentPort.postMessage({ type: 'started', task: task() });

thread.on('unhandledRejection', (error) => {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  parentPort.postMessage({ type: 'stray', message, stack });
});

/** Executes a job's code, and tells the server which job that is, even when it never returns. */
function execute(job, code) {
  Atomics.store(executing, 0, job);
  try {
    return code();
  } finally {
    Atomics.store(executing, 0, 0);
  }
}

/** The job's code that awaits a promise runs right after this message was handled. */
function continueWith(job) {
  Atomics.store(executing, 0, job);
  setImmediate(() => Atomics.compareExchange(executing, 0, job, 0));
}

const transportOf = (own) => (request) =>
  new Promise((resolve, reject) => {
    lastCall += 1;
    own.openCalls += 1;
    calls.set(lastCall, { own, resolve, reject });
    // A signal cannot travel between threads.
    const sent = { ...request, signal: undefined };
    parentPort.postMessage({ type: 'call', call: lastCall, job: own.job, request: sent });
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
  if (!waiting) return;
  waiting.own.openCalls -= 1;
  if (!reply || reply.status >= 500) waiting.own.isApiFailing = true;
  continueWith(waiting.own.job);
  if (!reply) waiting.reject(new Error('the API gave no answer'));
  else waiting.resolve({ status: reply.status, data: parse(reply.body), requestId: reply.requestId });
}

function fail({ job, isApiFailing }, error) {
  const isStatus = error && typeof error === 'object' && typeof error.status === 'number';
  const status = isStatus ? error.status : 500;
  const { message, stack = '' } =
    error instanceof Error
      ? error
      : new Error(`the page could not be prepared: ${JSON.stringify(error) ?? error}`);
  const isOwn = !isStatus && !isApiFailing;
  parentPort.postMessage({ type: 'failed', job, status, message, stack, isOwn });
}

let lastTurn = Promise.resolve();

/**
 * One render a turn of the event loop, so that messages are read in between: jobs that were given up are skipped, and
 * the server knows that the worker does not loop.
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

function prepare(own, { url, username, module, hostBundle, remoteBundle }) {
  const { host, exposes } = bundles.remote(remoteBundle, hostBundle);
  const load = exposes[module.split('/')[1]];
  if (!load) throw new Error(`the server bundle does not offer ${module}`);
  const { signal } = own.aborting;
  const transport = transportOf(own);
  return load().then((page) =>
    execute(own.job, () => host.preparePage({ url, username, id: module, page, signal, transport })),
  );
}

async function render(request) {
  const { job } = request;
  const own = {
    job,
    aborting: new AbortController(),
    openCalls: 0,
    isApiFailing: false,
    isAwaitingTurn: false,
  };
  const { signal } = own.aborting;
  running.set(job, own);
  let page = null;
  try {
    page = await execute(job, () => prepare(own, request));
    own.isAwaitingTurn = true;
    await nextTurn();
    own.isAwaitingTurn = false;
    signal.throwIfAborted();
    post(job, page, await execute(job, () => paint(page.app, signal)));
  } catch (error) {
    fail(own, error);
  } finally {
    running.delete(job);
    page?.release();
    checkHeap();
  }
}

/** A heap that fills up is handed over before V8 ends the thread with the pages under way. */
function checkHeap() {
  const { used_heap_size: used, external_memory: external } = getHeapStatistics();
  const usedMb = Math.round((used + external) / 2 ** 20);
  if (isWorn || usedMb < resourceLimits.maxOldGenerationSizeMb * WORN) return;
  isWorn = true;
  parentPort.postMessage({ type: 'worn', heapMb: usedMb });
}

/** The page may be released already, when its answer and the server's message crossed. */
function abort(job) {
  const own = running.get(job);
  const isStuck = own !== undefined && !own.isAwaitingTurn && own.openCalls === 0;
  parentPort.postMessage({ type: 'given-up', job, isStuck });
  own?.aborting.abort();
}

/** Evaluates a shell and calls what every document needs of it. */
function warm(hostBundle) {
  let problem = null;
  try {
    const host = bundles.host(hostBundle);
    host.matchPage('/toko/onlinestore');
    host.themeName(null);
    host.paintNotFound('page', null);
  } catch (error) {
    problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  parentPort.postMessage({ type: 'warmed', hostBundle, problem });
}

parentPort.on('message', (message) => {
  if (message.type === 'render') void render(message);
  else if (message.type === 'warm') warm(message.hostBundle);
  else if (message.type === 'abort') abort(message.job);
  else answer(message);
});
