import type { PageContext, PageModule } from '@lapak/runtime';
import { observable, useObservable, type Observable } from '../lib/observable.ts';

/** A page of the console in a file of its own: kept once it is loaded, asked for again after a failure. */
export interface PageSlot {
  load: () => Promise<PageModule>;
  /** Starts file and first data, side by side where the file is there. */
  prefetch: (context: PageContext) => Promise<unknown>;
  state: Pick<Observable<SlotState>, 'get' | 'subscribe'>;
}

type SlotState = PageModule | 'waiting' | 'failed';

export function pageSlot(file: () => Promise<PageModule>): PageSlot {
  const state = observable<SlotState>('waiting');
  let running: Promise<PageModule> | null = null;

  function load(): Promise<PageModule> {
    running ??= file().then(
      (module) => {
        state.set(module);
        return module;
      },
      (error: unknown) => {
        running = null;
        state.set('failed');
        throw error;
      },
    );
    return running;
  }
  return {
    load,
    prefetch: async (context) => (await load()).prefetch?.(context),
    state,
  };
}

export const useSlot = (slot: PageSlot) => useObservable(slot.state);
