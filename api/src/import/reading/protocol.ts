import type { StoreDocument } from '@lapak/contracts/store-document';
import type { Problem } from '@lapak/contracts/store-document/problem';

export interface ThreadStart {
  file: string;
  now: Date;
}

/** Each is sent when the one before was taken, so that the thread that serves visitors never unpacks much at once. */
export type FromThread =
  | { type: 'refused' }
  /** Its long lists come after it. */
  | { type: 'begin'; document: StoreDocument; warnings: Problem[] }
  | { type: 'products'; entries: NonNullable<StoreDocument['products']> }
  | { type: 'history'; entries: NonNullable<StoreDocument['history']> }
  | { type: 'end' };
