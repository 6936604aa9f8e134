import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';

const requireHere = createRequire(import.meta.url);

function evaluate(file, require) {
  const wrapper = compileFunction(readFileSync(file, 'utf8'), ['module', 'exports', 'require'], {
    filename: file,
  });
  const module = { exports: {} };
  wrapper(module, module.exports, require);
  return module.exports;
}

/**
 * Loads server bundles: plain CommonJS, with the one copy of React from here and of the runtime package from the shell's
 * bundle. A bundle is evaluated once; version folders never change.
 */
export function createBundleLoader() {
  const hosts = new Map();
  const remotes = new Map();

  function host(file) {
    if (!hosts.has(file)) hosts.set(file, evaluate(file, requireHere));
    return hosts.get(file);
  }

  function remote(file, hostFile) {
    const key = `${hostFile} ${file}`;
    if (!remotes.has(key)) {
      const { runtime } = host(hostFile);
      const require = (id) => {
        if (id === '@lapak/runtime') return runtime;
        if (id === 'react' || id.startsWith('react/') || id === 'react-dom' || id.startsWith('react-dom/'))
          return requireHere(id);
        throw new Error(`a remote's server bundle asks for ${id}, which the host does not provide`);
      };
      remotes.set(key, evaluate(file, require).exposes);
    }
    return remotes.get(key);
  }

  return { host, remote };
}
