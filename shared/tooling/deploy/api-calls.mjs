import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `ApiCall` of the runtime package: a text of its own in every script that makes the call. */
const CALL = /(["'`])((?:GET|POST|DELETE) \/api\/.*?)\1/g;

/**
 * The calls of the API that built scripts make, sorted.
 * @param {string} dir of the finished files
 * @throws {Error} when one is put together, so that nobody could compare it with the API's routes
 */
export function apiCalls(dir) {
  const scripts = readdirSync(dir, { recursive: true }).filter((file) => /\.c?js$/.test(file));
  const calls = scripts.flatMap((file) =>
    [...readFileSync(join(dir, file), 'utf8').matchAll(CALL)].map(([, , call]) => call),
  );
  const whole = /^[A-Z]+ (?:\/(?:[\w.-]+|:\w+))+$/;
  const puzzle = calls.find((call) => !whole.test(call));
  if (puzzle) throw new Error(`a call of the API is not one text: ${puzzle}. Name what varies: GET /api/product/:id`);
  return [...new Set(calls)].sort();
}
