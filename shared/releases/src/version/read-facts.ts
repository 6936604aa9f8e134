import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Value from 'typebox/value';
import { RELEASE_FILE, ReleaseFacts, type FactsOf } from '@lapak/contracts/release-facts';
import type { Part } from '../parts.ts';

/**
 * Reads the text of a `release.json`.
 * @throws Error when it is garbage, or is of another version
 */
export function parseFacts<P extends Part>(text: string, part: P, version: string): FactsOf<P> {
  const facts: unknown = JSON.parse(text);
  if (!Value.Check(ReleaseFacts, facts))
    throw new Error(`its ${RELEASE_FILE} does not say what the build needs and offers`);
  if (facts.part !== part || facts.version !== version)
    throw new Error(`its ${RELEASE_FILE} is that of ${facts.part} ${facts.version}`);
  return facts as FactsOf<P>; // its part is P
}

/** What a version folder needs and offers. Throws as `parseFacts`, or when the file is missing. */
export function readFacts<P extends Part>(dir: string, part: P, version: string): FactsOf<P> {
  const file = join(dir, RELEASE_FILE);
  if (!existsSync(file)) throw new Error(`it has no ${RELEASE_FILE}`);
  return parseFacts(readFileSync(file, 'utf8'), part, version);
}
