import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;
const runtimeVersion = JSON.parse(
  readFileSync(new URL('../../runtime/package.json', import.meta.url), 'utf8'),
).version;

/** Of which there is one on a page: the shell provides it, eagerly, and a remote that fits another version does not load. */
const singletons = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  '@lapak/runtime': runtimeVersion,
};

/** What remotes share among themselves, by request: one copy where their ranges agree, two where not. */
const libraries = {
  'final-form': 'final-form',
  'react-final-form': 'react-final-form',
  yup: 'yup',
  // Moment is shared with its locale, which registers itself with the copy that it finds.
  '@lapak/ui/moment': 'moment',
  '@base-ui/react/alert-dialog': '@base-ui/react',
  '@base-ui/react/combobox': '@base-ui/react',
  '@base-ui/react/csp-provider': '@base-ui/react',
  '@base-ui/react/dialog': '@base-ui/react',
  '@base-ui/react/select': '@base-ui/react',
};

const provided = (version) => ({ singleton: true, version, eager: true });
const consumed = (version) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
  import: false,
});

function offered([request, packageName]) {
  const version = versionOf(packageName);
  const shareKey = packageName === 'moment' ? packageName : request;
  return [request, { shareKey, packageName, version, requiredVersion: `^${version}`, singleton: false }];
}

const mapped = (versions, share) =>
  Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, share(version)]));

/**
 * What all parts share at run time, from one configuration. Sharing a package whole switches off its tree-shaking, which is
 * why the router and Redux come through the runtime package.
 * @param {'host' | 'remote'} role
 */
export function sharedModules(role) {
  if (role === 'host') return mapped(singletons, provided);
  return { ...mapped(singletons, consumed), ...Object.fromEntries(Object.entries(libraries).map(offered)) };
}
