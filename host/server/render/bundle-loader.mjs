import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { LRUCache } from 'lru-cache';

const requireHere = createRequire(import.meta.url);

/**
 * Versions that stay evaluated: the current and the last good one of each remote. One that is used again later is
 * evaluated again (a tenth of a second).
 */
const KEPT_REMOTES = 8;
/** How many hosts are kept, with those of a canary and a pin. */
const KEPT_HOSTS = 4;

/** `compileFunction` lets V8 collect a bundle that nothing refers to any more; a `vm.Script` stays. */
function evaluate(file, require) {
  const wrapper = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  const module = { exports: {} };
  wrapper(module, module.exports, require);
  return module.exports;
}

/**
 * Loads server bundles: plain CommonJS, with the one copy of React from here. Each version of a remote has a shell of its
 * own, because remotes add endpoints to the shell's runtime: two versions at once would mix theirs, and a version that
 * is not used any more could not be collected.
 */
export function createBundleLoader() {
  const hosts = new LRUCache({ max: KEPT_HOSTS });
  const remotes = new LRUCache({ max: KEPT_REMOTES });

  function host(file) {
    const known = hosts.get(file) ?? evaluate(file, requireHere);
    hosts.set(file, known);
    return known;
  }

  function remote(file, hostFile) {
    const key = `${hostFile} ${file}`;
    const known = remotes.get(key);
    if (known) return known;
    const own = evaluate(hostFile, requireHere);
    const require = (id) => {
      if (id === '@lapak/runtime') return own.runtime;
      if (id === 'react' || id.startsWith('react/') || id === 'react-dom' || id.startsWith('react-dom/'))
        return requireHere(id);
      throw new Error(`a remote's server bundle asks for ${id}, which the host does not provide`);
    };
    const made = { host: own, exposes: evaluate(file, require).exposes };
    remotes.set(key, made);
    return made;
  }

  return { host, remote };
}
