import type { MessagePort } from 'node:worker_threads';
import type { StoreProfile } from '@lapak/contracts/api/store';
import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import type { ApiRequest } from '@lapak/runtime/transport';
import type { ApiText } from '../http/api-calls.ts';

/** A page to be rendered in a worker. */
export interface PaintRequest {
  url: string;
  /** Username of the store in the address. */
  username: string;
  module: RemoteModuleId;
  hostBundle: string;
  remoteBundle: string;
  /** The version of the remote, for the log. */
  version: string;
}

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

/** Tasks of a worker, by the name of its exported function. */
export interface Tasks {
  paint: { input: { request: PaintRequest }; result: PaintResult };
  /** Evaluates a version of the shell. The result is why it cannot be used, or null. */
  evaluate: { input: { hostBundle: string }; result: string | null };
}

export type PaintResult =
  | { painted: Painted }
  /** `isOwn`: the bundle's code failed; the API is not the cause. */
  | { failure: { status: number; message: string; stack: string; isOwn: boolean } }
  /** Answer to `abort`. `isStuck`: the page awaits something that is not the API. */
  | { aborted: { isStuck: boolean } };

/** Messages to a worker, over its port. */
export type ToWorker = { type: 'abort' } | { type: 'reply'; call: number; reply: ApiText | null };

export type FromWorker =
  /** It begins with this task. */
  { type: 'task'; task: number } | { type: 'call'; call: number; request: ApiRequest };

/** What a worker posts to the pool. */
export type ToPool =
  /** `thread`: its folder in `/proc`, null where there is none. */
  | { type: 'started'; thread: string | null; port: MessagePort }
  /** A promise was rejected that nobody handles. */
  | { type: 'stray'; message: string; stack: string };
