import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;
const runtimeVersion = JSON.parse(
  readFileSync(new URL('../../runtime/package.json', import.meta.url), 'utf8'),
).version;

const strict = (version, host) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
  version,
  ...(host ? { eager: true } : { import: false }),
});

/**
 * What all parts share at run time, from one configuration: React and the runtime package, nothing else. Sharing a
 * package whole switches off its tree-shaking, which is why the router and Redux come through the runtime package.
 * @param {'host' | 'remote'} role the host provides, a remote only consumes
 */
export function sharedModules(role) {
  const host = role === 'host';
  const react = versionOf('react');
  return {
    react: strict(react, host),
    'react/jsx-runtime': strict(react, host),
    'react-dom': strict(versionOf('react-dom'), host),
    '@lapak/runtime': strict(runtimeVersion, host),
  };
}
