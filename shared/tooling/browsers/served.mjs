import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';

/** Source of the served browsers: `browserslist` of the repository's package.json. */
export const statement = fileURLToPath(new URL('../../../package.json', import.meta.url));

export const served = () => browserslist(null, { config: statement });

/** The first of `15.6-15.8`. */
const versionOf = (entry) => Number.parseFloat(entry.split(' ')[1]);

/**
 * The oldest served version of each browser, for example `{ chrome: 99, ios_saf: 15.4 }`. Chrome and Firefox stand for
 * their Android forms and for the WebView too: browserslist has only the newest version of those.
 * @returns {Record<string, number>}
 */
export function oldestServed() {
  const oldest = {};
  for (const entry of served()) {
    const name = entry.split(' ')[0];
    oldest[name] = Math.min(oldest[name] ?? Infinity, versionOf(entry));
  }
  return oldest;
}
