/**
 * React Router makes its components and contexts in ways that a minimiser must take for side effects, and names them for
 * the developer tools; so those that nobody imports stay in the bundle. This marks the calls as pure and takes the names
 * away. The one context that it gives to a class (for server components, which the shell has none of) goes with them.
 * @param {string} source
 */
export default function pureComponentsLoader(source) {
  return source
    .replace(/^\w+\.(?:displayName = "[^"]*"|contextType = RSCRouterContext);$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}
