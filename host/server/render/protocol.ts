import type { StoreProfile } from '@lapak/contracts/api/store';
import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import type { ApiRequest } from '@lapak/runtime/transport';
import type { ApiText } from '../http/api-calls.ts';

/** A rendered page. */
export interface Painted {
  profile: StoreProfile | null;
  /** The store's state, as JSON. */
  state: string;
  /** The page's own title and metadata, as bytes of HTML. */
  head: Uint8Array;
  body: Uint8Array;
  /** Errors of parts that the browser has to draw. */
  flaws: string[];
}

/** What a worker is started with. */
export interface WorkerStart {
  /** Int32: the job whose code is being executed, 0 for none. Readable while that code loops. */
  executing: SharedArrayBuffer;
}

/** Messages from the server to a render worker. */
export type ToWorker =
  | {
      type: 'render';
      job: number;
      url: string;
      /** Of the store in the address. */
      username: string;
      module: RemoteModuleId;
      hostBundle: string;
      remoteBundle: string;
    }
  /** Evaluates the shell's bundle, ahead of the first page. */
  | { type: 'warm'; hostBundle: string }
  /** The job is given up: its resources are released. */
  | { type: 'abort'; job: number }
  | { type: 'reply'; call: number; reply: ApiText | null };

/** Messages from a render worker to the server. */
export type FromWorker =
  /** `task`: the thread's folder in `/proc`, null where there is none. */
  | { type: 'started'; task: string | null }
  | { type: 'call'; call: number; job: number; request: ApiRequest }
  | { type: 'painted'; job: number; painted: Painted }
  /** `isOwn`: the bundle's code failed; the API is not the cause. */
  | { type: 'failed'; job: number; status: number; message: string; stack: string; isOwn: boolean }
  /** Answer to `abort`. `isStuck`: the page awaits something that is neither the API nor its turn. */
  | { type: 'given-up'; job: number; isStuck: boolean }
  | { type: 'warmed'; hostBundle: string; problem: string | null }
  /** A promise was rejected that nobody handles. */
  | { type: 'stray'; message: string; stack: string }
  /** Little is left of the heap. */
  | { type: 'worn'; heapMb: number };
