import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from '../../lib/bounded-queue.ts';

/** argon2 works on the threads that files are read with too: one of the four is left to those. */
const MAX_AT_ONCE = 3;
/** On a slow machine the last one takes some seconds. */
const MAX_WAITING = 100;

/**
 * argon2id with the library's defaults (19 MiB, 2 passes), in a queue that is bounded: a flood of passwords is turned
 * away and stalls nothing else.
 */
function createHashing(bounds: { atOnce: number; maxWaiting: number }) {
  const queue = createBoundedQueue(bounds);
  /** A hash that belongs to no account: verified when there is none to verify, so that an answer takes as long either way. */
  const decoy = hash('lapak');
  return {
    /** @throws BusyError when too much waits already */
    hashPassword: (password: string): Promise<string> => queue.add(() => hash(password)),

    /** Hashes a code to be mailed; their number is limited where they are sent. */
    hashCode: (code: string): Promise<string> => queue.addFirst(() => hash(code)),

    /**
     * Whether a text is that of a hash; takes as long when there is no hash, and is then false.
     * @throws BusyError when too much waits already
     */
    async matchesHash(textHash: string | null, text: string): Promise<boolean> {
      const expected = textHash ?? (await decoy);
      const matches = await queue.add(() => verify(expected, text));
      return matches && textHash !== null;
    },
  };
}

/** The one queue of this process. */
export const { hashPassword, hashCode, matchesHash } = createHashing({
  atOnce: Math.max(1, Math.min(MAX_AT_ONCE, availableParallelism() - 1)),
  maxWaiting: MAX_WAITING,
});
