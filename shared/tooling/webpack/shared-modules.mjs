import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Singletons, one on a page: the shell provides it, eagerly, and a remote that fits another version does not load. */
const singletons = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  '@lapak/runtime': '../../runtime',
};

/** What remotes share among themselves: one copy where their ranges agree, two where not. */
const libraries = {
  'final-form': 'final-form',
  'react-final-form': 'react-final-form',
  yup: 'yup',
  // Moment is shared with its locale, which registers itself with the copy that it finds.
  '@lapak/domain/moment': 'moment',
  '@base-ui/react/alert-dialog': '@base-ui/react',
  '@base-ui/react/combobox': '@base-ui/react',
  '@base-ui/react/csp-provider': '@base-ui/react',
  '@base-ui/react/dialog': '@base-ui/react',
  '@base-ui/react/select': '@base-ui/react',
};

/** Shares by request, from the version of the package that it is in. */
const shares = (packages, shareOf) =>
  Object.fromEntries(
    Object.entries(packages).map(([request, name]) => [
      request,
      shareOf(require(`${name}/package.json`).version, name),
    ]),
  );

const provided = (version) => ({ singleton: true, version, eager: true });
const consumed = (version) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
  import: false,
});
const offered = (version, name) => ({
  // The default, but the manifest would say otherwise.
  singleton: false,
  version,
  requiredVersion: `^${version}`,
  ...(name === 'moment' && { shareKey: name }),
});

/**
 * What all parts share at run time, from one configuration. Sharing a package whole switches off its tree-shaking, which is
 * why the router and Redux come through the runtime package.
 * @param {'host' | 'remote'} role
 */
export const sharedModules = (role) =>
  role === 'host'
    ? shares(singletons, provided)
    : { ...shares(singletons, consumed), ...shares(libraries, offered) };
