import type { PageContext, PageModule } from '@lapak/runtime';
import { useSyncExternalStore } from 'react';

/** A page of the console in a file of its own: kept once it is loaded, asked for again after a failure. */
export interface PageSlot {
  load: () => Promise<PageModule>;
  /** Starts file and first data, side by side where the file is there. */
  prefetch: (context: PageContext) => Promise<unknown>;
  state: () => SlotState;
  subscribe: (listener: () => void) => () => void;
}

type SlotState = PageModule | 'waiting' | 'failed';

export function pageSlot(file: () => Promise<PageModule>): PageSlot {
  let state: SlotState = 'waiting';
  let running: Promise<PageModule> | null = null;
  const listeners = new Set<() => void>();
  const become = (next: SlotState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  function load(): Promise<PageModule> {
    running ??= file().then(
      (module) => {
        become(module);
        return module;
      },
      (error: unknown) => {
        running = null;
        become('failed');
        throw error;
      },
    );
    return running;
  }
  return {
    load,
    prefetch: async (context) => (await load()).prefetch?.(context),
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useSlot = (slot: PageSlot) => useSyncExternalStore(slot.subscribe, slot.state, slot.state);
