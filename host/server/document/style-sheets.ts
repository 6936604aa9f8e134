import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export interface StyleSheet {
  href: string;
  /** Null when the file cannot be read. */
  text: string | null;
}

/** The part that the sheet belongs to, for the log. */
export interface SheetOwner {
  remote: string;
  version: string;
}

interface Options {
  deployDir: string;
  onProblem: (problem: SheetOwner & { error: unknown }) => void;
}

/** Room for a few versions of each page; they are small. */
const MAX_SHEETS = 100;
const REPORT_EVERY_MS = 30_000;

/** Style sheets of built versions. One that cannot be read is tried again by the next document. */
export function createStyleSheets({ deployDir, onProblem }: Options) {
  const texts = new LRUCache<string, string>({ max: MAX_SHEETS });
  const reported = new LRUCache<string, true>({ max: MAX_SHEETS, ttl: REPORT_EVERY_MS });

  return {
    read(href: string, owner: SheetOwner): StyleSheet {
      const known = texts.get(href);
      if (known !== undefined) return { href, text: known };
      try {
        // `/assets/host/...` and `/remotes/...` are the folders `host` and `remotes` of the deploy directory.
        const file = join(deployDir, href.replace(/^\/assets\//, '/'));
        const text = readFileSync(file, 'utf8').replace(/\/\*# sourceMappingURL.*?\*\//g, '');
        texts.set(href, text);
        return { href, text };
      } catch (error) {
        if (!reported.has(href)) onProblem({ ...owner, error });
        reported.set(href, true);
        return { href, text: null };
      }
    },
  };
}
