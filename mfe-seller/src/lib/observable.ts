import { useSyncExternalStore } from 'react';

/** A value outside of React, whose changes components see. */
export interface Observable<Value> {
  get: () => Value;
  set: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

export function observable<Value>(initial: Value): Observable<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useObservable = <Value>({ subscribe, get }: Pick<Observable<Value>, 'subscribe' | 'get'>) =>
  useSyncExternalStore(subscribe, get, get);
