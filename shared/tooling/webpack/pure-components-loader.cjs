// CommonJS, because webpack loads it as it loads all loaders: also where modules cannot be imported, as in a test.
const edits = [
  /** Names for the developer tools, which keep the named things in the bundle. */
  { what: 'displayName', find: /^\w+\.displayName = "[^"]*";$/gm, replacement: '' },
  /** The one context that React Router gives to a class, for server components, which the shell has none of. */
  { what: 'contextType', find: /^\w+\.contextType = RSCRouterContext;$/gm, replacement: '' },
  {
    what: 'calls',
    find: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    replacement: '= /* @__PURE__ */ $1',
  },
];

/**
 * React Router makes its components and contexts in ways that a minimiser must treat as side effects, and names them for
 * the developer tools; so unused ones stay in the bundle. This marks the calls as pure and removes the names.
 * What it found is recorded at the module, for `PureRouterPlugin`.
 * @param {string} source
 */
module.exports = function pureComponentsLoader(source) {
  const made = {};
  let text = source;
  for (const { what, find, replacement } of edits) {
    made[what] = text.match(find)?.length ?? 0;
    text = text.replace(find, replacement);
  }
  this._module.buildInfo.madePure = made;
  return text;
};

module.exports.kinds = edits.map(({ what }) => what);
