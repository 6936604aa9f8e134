const STORE_PATH = /^\/([a-z0-9_-]+)(\/(?:onlinestore|event)(?:\/.*)?|\/?)$/i;

/**
 * Redirect target of an address with another spelling; the host's server and its shell both redirect.
 * - Event pages opened by a full navigation lack `onlinestore` (spec-decisions 5).
 * - Usernames are lower-case (the import refuses others), but phone keyboards begin with a capital (spec-decisions 42).
 * @returns a path, or null when no redirect is needed
 */
export function movedPath(pathname: string): string | null {
  const [, username = '', rest = ''] = STORE_PATH.exec(pathname) ?? [];
  const path = username.toLowerCase() + rest.replace(/^\/event(?=\/|$)/, '/onlinestore/event');
  return username && username.toLowerCase() !== 'onlinestore' && `/${path}` !== pathname ? `/${path}` : null;
}
