import { del, get, set, update } from 'idb-keyval';

/** Values on this device (IndexedDB), by key. Where the storage is forbidden each call rejects; idb-keyval's own throw. */
export const stored = {
  get: async <Value>(key: string) => get<Value>(key),
  set: async (key: string, value: unknown) => set(key, value),
  update: async <Value>(key: string, step: (before: Value | undefined) => Value) => update<Value>(key, step),
  remove: async (key: string) => del(key),
};
