import { createPath, parsePath, type Location } from 'react-router-dom';
import type { ShownNavigation } from './navigation.ts';

/** The navigation of a page that is painted on the server: fixed at its address; navigating throws. */
export function paintedNavigation(location: Location): ShownNavigation {
  const href = (to: Parameters<ShownNavigation['navigator']['createHref']>[0]) =>
    typeof to === 'string' ? to : createPath(to);
  const unsupported = () => {
    throw new Error('a page that is being painted cannot move to another');
  };
  return {
    navigator: {
      createHref: href,
      encodeLocation: (to) => {
        const { pathname = '', search = '', hash = '' } = parsePath(href(to));
        return { pathname, search, hash };
      },
      push: unsupported,
      replace: unsupported,
      go: unsupported,
    },
    getState: () => ({
      location,
      action: 'POP',
      pending: false,
      started: true,
      failure: null,
      shown: 0,
      scroll: null,
    }),
    comingLocation: () => location,
    subscribe: () => () => undefined,
    reload: () => Promise.resolve(),
  };
}
