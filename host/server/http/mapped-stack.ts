import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { LRUCache } from 'lru-cache';

/** A place in a built script: `https://toko.id/remotes/checkout/0.1.0-abc/cart.js:1:204`. */
const PLACE = /(?:https?:\/\/[^\s/)]+)?\/(assets\/host|remotes)\/([\w.-]+(?:\/[\w.-]+)*\.js):(\d+):(\d+)/g;
/** Maps have megabytes, and anybody can send a stack. */
const MAX_MAPS = 8;
const MAPS_PER_STACK = 4;
const STACKS_PER_MINUTE = 30;

const folderOf: Record<string, string> = { 'assets/host': 'host', remotes: 'remotes' };

/**
 * Shows where in the sources a browser's error happened, for the log.
 * @param deployDir built versions, with the source maps beside their scripts
 */
export function createStackMapper(deployDir: string) {
  const maps = new LRUCache<string, { map: TraceMap | null }>({ max: MAX_MAPS });
  let minute = 0;
  let stacksInMinute = 0;

  async function mapOf(folder: string, file: string): Promise<TraceMap | null> {
    const key = `${folder}/${file}`;
    const known = maps.get(key);
    if (known) return known.map;
    const map = await readFile(join(deployDir, folder, `${file}.map`), 'utf8')
      .then((text) => new TraceMap(text))
      .catch(() => null);
    maps.set(key, { map });
    return map;
  }

  function isTooOften(): boolean {
    const now = Math.floor(Date.now() / 60_000);
    stacksInMinute = now === minute ? stacksInMinute + 1 : 1;
    minute = now;
    return stacksInMinute > STACKS_PER_MINUTE;
  }

  /** @returns the stack with places of the sources where they are known, else as it is */
  return async function mapped(stack: string): Promise<string> {
    const places = [...stack.matchAll(PLACE)].filter(([, , file = '']) => !file.split('/').includes('..'));
    if (places.length === 0 || isTooOften()) return stack;
    const files = [...new Set(places.map(([, folder = '', file = '']) => `${folder} ${file}`))];
    const read = new Map<string, TraceMap | null>();
    for (const file of files.slice(0, MAPS_PER_STACK)) {
      const [folder = '', path = ''] = file.split(' ');
      read.set(file, await mapOf(folderOf[folder] ?? '', path));
    }
    return stack.replaceAll(
      PLACE,
      (place: string, folder: string, file: string, line: string, column: string) => {
        const map = read.get(`${folder} ${file}`);
        if (!map || Number(line) < 1 || Number(column) < 1) return place;
        // Browsers count columns from 1, maps from 0.
        const found = originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
        return found.source === null ? place : `${found.source}:${found.line}:${found.column + 1}`;
      },
    );
  };
}
