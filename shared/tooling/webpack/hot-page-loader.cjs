/** Never called: `pitch` answers first. Webpack asks for it. */
module.exports = (source) => source;

/**
 * Development only: stands in front of a page, so that a change of the page reaches the browser without a reload. Fast
 * refresh updates modules that export components alone; a page exports `prefetch` too. Its own module is loaded under the
 * query `?page`; this one accepts its updates, refreshes the components with their state, and calls the newest `prefetch`.
 */
module.exports.pitch = function pitch() {
  const page = JSON.stringify(this.utils.contextify(this.context, `${this.resourcePath}?page`));
  return `import * as page from ${page};
export default page.default;
export const prefetch = async (context) => Reflect.get(page, 'prefetch')?.(context);
import.meta.webpackHot.accept(
  ${page},
  () => __react_refresh_utils__.enqueueUpdate(() => undefined),
  (error) => console.error(error),
);
`;
};
