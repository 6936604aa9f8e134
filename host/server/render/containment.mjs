/** What a server bundle may read of the process. */
const facts = ['version', 'versions', 'platform', 'arch', 'stdout', 'stderr'];
const questions = ['nextTick', 'hrtime', 'uptime', 'memoryUsage'];
/** What libraries call to follow the process's life, which is not theirs: without effect. */
const listening = ['on', 'once', 'off', 'addListener', 'removeListener', 'emitWarning'];
/** What would end or change the process, or load native code. */
const refused = ['abort', 'binding', 'chdir', 'dlopen', 'exit', 'kill', 'reallyExit', 'umask'];

const refusal = (what) => () => {
  throw new Error(`a server bundle calls ${what}, which it may not`);
};

/** The `process` of server bundles: facts, and methods that throw. */
function standIn(real) {
  const shown = { env: { NODE_ENV: real.env.NODE_ENV }, argv: [], execArgv: [], cwd: () => '/' };
  for (const name of facts) shown[name] = real[name];
  for (const name of questions) shown[name] = real[name].bind(real);
  shown.hrtime.bigint = real.hrtime.bigint;
  for (const name of listening) shown[name] = () => shown;
  for (const name of refused) shown[name] = refusal(`process.${name}`);
  return shown;
}

/**
 * Replaces what a server bundle could harm the process with by accident. Called before any bundle is evaluated. It is no
 * protection from malice: docs/deployment.md says what a bundle may do.
 * @returns the thread's own process
 */
export function contain() {
  const real = process;
  Object.defineProperty(globalThis, 'process', { value: standIn(real) });
  for (const name of ['fetch', 'WebSocket', 'EventSource'])
    if (name in globalThis) Object.defineProperty(globalThis, name, { value: refusal(name) });
  return real;
}
