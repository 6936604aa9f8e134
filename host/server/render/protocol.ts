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
  | { type: 'reply'; call: number; reply: ApiText | null }
  | { type: 'ping' };

/** Messages from a render worker to the server. */
export type FromWorker =
  | { type: 'call'; call: number; job: number; request: ApiRequest }
  | { type: 'painted'; job: number; painted: Painted }
  | { type: 'failed'; job: number; status: number; message: string; stack: string }
  | { type: 'pong' };
