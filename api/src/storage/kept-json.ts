import { gunzip, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { publicId } from '../lib/random-id.ts';
import type { FileStorage } from './file-storage.ts';

const ID = /^[A-Za-z0-9_-]{16,40}$/;
const TYPE = 'application/gzip';

/**
 * Values of a store that are kept for a while under a name that nobody guesses, in the private storage, so that each process finds
 * what another one has kept. The sweep of unnamed files removes them.
 * @param folder of this kind of values
 */
export function createKeptJson<T>(storage: FileStorage, folder: string) {
  const keyOf = (username: string, id: string) => `${folder}/${username}/${id}.gz`;
  return {
    /** @returns the name that it is found by */
    async keep(username: string, value: T): Promise<string> {
      const id = publicId();
      const body = await promisify(gzip)(JSON.stringify(value), { level: 1 });
      await storage.put(keyOf(username, id), body, TYPE, 'private');
      return id;
    },

    /** @returns null when there is none */
    async find(username: string, id: string): Promise<T | null> {
      const file = ID.test(id) ? await storage.get(keyOf(username, id), 'private') : null;
      // Our own, written above.
      return file ? (JSON.parse((await promisify(gunzip)(file.body)).toString()) as T) : null;
    },
  };
}
