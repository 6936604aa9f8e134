import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;
const runtimeVersion = JSON.parse(
  readFileSync(new URL('../../runtime/package.json', import.meta.url), 'utf8'),
).version;

const provided = (shareKey, version) => ({ shareKey, version, eager: true });
const consumed = (shareKey, version) => ({
  shareKey,
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
  import: false,
});

/**
 * What all parts share at run time, from one configuration: React and the runtime package, nothing else. Sharing a
 * package whole switches off its tree-shaking, which is why the router and Redux come through the runtime package.
 * @param {'host' | 'remote'} role the host provides, a remote only consumes
 */
export function sharedModules(role) {
  const shared = role === 'host' ? provided : consumed;
  const react = versionOf('react');
  return {
    react: shared('react', react),
    'react/jsx-runtime': shared('react/jsx-runtime', react),
    'react-dom': shared('react-dom', versionOf('react-dom')),
    '@lapak/runtime': shared('@lapak/runtime', runtimeVersion),
  };
}
