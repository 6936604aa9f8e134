import { setTimeout as delay } from 'node:timers/promises';
import type { Registry } from '@lapak/contracts/registry';
import type { Outcome } from '../registry/outcome.ts';
import { emptyRegistry } from '../registry/part-state.ts';
import { ReleaseError } from '../release-error.ts';
import { formatRegistry, parseRegistry, REGISTRY_FILE } from '../storage/registry-text.ts';
import { formatLogLine, LOG_FILE, type LogLine } from '../storage/release-log.ts';
import type { ChangeNote } from '../storage/release-storage.ts';
import type { Bucket } from './bucket.ts';

const TRIES = 30;
const MAX_DELAY_MS = 300;

/** The registry as it is in a bucket: with its last change, which is in the log by the next one at the latest. */
type LoggedRegistry = Registry & { lastChange?: LogLine };

/** Waits a random while, so that writers who met do not meet again. */
const apart = () => delay(Math.random() * MAX_DELAY_MS);

/**
 * The registry in a bucket, with its log. A change is written on the condition that nobody has written since it was read, and is
 * tried again otherwise.
 */
export function createBucketRegistry(bucket: Bucket) {
  async function readRegistry(): Promise<{ registry: LoggedRegistry; etag: string | null }> {
    const object = await bucket.get(REGISTRY_FILE);
    if (!object) return { registry: emptyRegistry, etag: null };
    return {
      registry: parseRegistry(object.body.toString(), `${bucket.place}/${REGISTRY_FILE}`),
      etag: object.etag,
    };
  }

  async function appendLog(lines: (LogLine | undefined)[]): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const object = await bucket.get(LOG_FILE);
      const text = object?.body.toString() ?? '';
      const missing = lines
        .flatMap((line) => (line ? [formatLogLine(line)] : []))
        .filter((line) => !text.includes(line));
      if (missing.length === 0) return;
      if (await bucket.replace(LOG_FILE, text + missing.join(''), object?.etag ?? null)) return;
      await apart();
    }
    throw new ReleaseError(
      'the registry was changed, but the log could not be written: the next change adds the line',
    );
  }

  async function change(note: ChangeNote, fn: (registry: Registry) => Outcome): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const { registry, etag } = await readRegistry();
      const outcome = fn(registry);
      if (outcome.kind !== 'changed') return outcome;
      const { from, to } = outcome;
      const lastChange: LogLine = { when: new Date().toISOString(), ...note, from, to };
      if (
        await bucket.replace(REGISTRY_FILE, formatRegistry({ ...outcome.registry, ...{ lastChange } }), etag)
      ) {
        await appendLog([registry.lastChange, lastChange]);
        return outcome;
      }
      await apart();
    }
    throw new ReleaseError(`others change ${bucket.place}/${REGISTRY_FILE} all the time; try again`);
  }

  return { read: async (): Promise<Registry> => (await readRegistry()).registry, change };
}
