import { createRequire } from 'node:module';
import { oldestServed } from './served.mjs';

const { api, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** The names of a browser and of its other forms in MDN's data. */
const FORMS = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  safari: ['safari'],
  ios_saf: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
  samsung: ['samsunginternet_android'],
};

const oldest = Object.entries(oldestServed()).flatMap(([name, version]) => {
  if (!FORMS[name])
    throw new Error(`browserslist names ${name}, of which lacking.mjs does not know MDN's name`);
  return FORMS[name].map((form) => [form, version]);
});

/** A prefix, another name or a flag is no support. */
const plain = (statement) => !statement.prefix && !statement.alternative_name && !statement.flags;

function has(support, version) {
  return [support ?? []].flat().some(({ version_added: added, version_removed: removed, ...statement }) => {
    if (typeof added !== 'string' || added === 'preview' || !plain(statement)) return false;
    return Number.parseFloat(added.replace('≤', '')) <= version && !(Number.parseFloat(removed) <= version);
  });
}

const isSupported = (feature, browsers) =>
  browsers.every(([browser, version]) => has(feature.__compat.support[browser], version));

/** Features of all current browsers, which code and libraries may use without a check. */
const isCommonToday = (feature) =>
  isSupported(
    feature,
    oldest.map(([browser]) => [browser, Infinity]),
  );

const isOfInstances = (feature) => [feature.__compat.spec_url ?? []].flat().join().includes('.prototype.');

const pathOf = (owner, name, isStatic) => {
  // Members of Window are globals.
  if (owner === 'Window') return name;
  return isStatic ? `${owner}.${name}` : `${owner}.prototype.${name}`;
};

/** `[path, feature]` of an interface's or built-in's members; paths as in `URL.canParse`, `Array.prototype.at`. */
function members(owner, node, isStatic) {
  return Object.entries(node)
    .filter(([key, feature]) => key !== owner.split('.').at(-1) && /^\w+$/.test(key) && feature.__compat)
    .map(([key, feature]) => [pathOf(owner, key.replace(/_static$/, ''), isStatic(key, feature)), feature]);
}

const global = (name, node) => (node.__compat ? [[name, node]] : []);

const ofWeb = Object.entries(api).flatMap(([name, node]) => [
  ...global(name, node),
  ...members(name, node, (key) => key.endsWith('_static')),
]);

const ofLanguage = Object.entries(javascript.builtins).flatMap(([name, node]) => [
  ...global(name, node),
  ...members(name, node, (_, feature) => !isOfInstances(feature)),
]);

const ofIntl = Object.entries(javascript.builtins.Intl)
  .filter(([name, node]) => /^[A-Z]\w+$/.test(name) && node.__compat)
  .flatMap(([name, node]) => members(`Intl.${name}`, node, (_, feature) => !isOfInstances(feature)));

const all = [...ofWeb, ...ofLanguage, ...ofIntl];

const supported = all.filter(([, feature]) => isSupported(feature, oldest));
const supportedPaths = new Set(supported.map(([path]) => path));
const lackingFeatures = all.filter(([path]) => !supportedPaths.has(path));

const nameOf = (path) => path.split('.').at(-1);
const supportedNames = new Set(supported.map(([path]) => nameOf(path)));

/**
 * Everything that at least one served browser lacks, as paths: `structuredClone`, `URL.canParse`,
 * `Array.prototype.findLast`. From MDN's browser-compat-data.
 */
export const lacking = [...new Set(lackingFeatures.map(([path]) => path))];

const lackingPaths = new Set(lacking);

/** An interface that is lacking as a whole has no object to call a method on. */
const isOfSupported = (path) =>
  path.includes('.prototype.') && !lackingPaths.has(path.split('.prototype.')[0]);

/** React's `Children.toArray` bears the name of an iterator's method. */
const OTHERS_NAMES = new Set(['toArray']);

/**
 * Names of methods that no object of some served browser has, and that all of today's have: `findLast`, `toSorted`.
 * Such a call is rejected on any object, so names that few browsers have, and many libraries use, are left out.
 */
export const lackingMethods = new Set(
  lackingFeatures
    .filter(([path, feature]) => isOfSupported(path) && isCommonToday(feature))
    .map(([path]) => nameOf(path))
    .filter((name) => !supportedNames.has(name) && !OTHERS_NAMES.has(name)),
);
