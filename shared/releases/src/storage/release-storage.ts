import type { Registry } from '@lapak/contracts/registry';
import type { FactsOf } from '@lapak/contracts/release-facts';
import type { Part } from '../parts.ts';
import type { Outcome } from '../registry/outcome.ts';
import type { HealthReport } from './health-report.ts';
import type { LogLine } from './release-log.ts';

/** What the log has of a change besides its versions and its moment. */
export type ChangeNote = Pick<LogLine, 'who' | 'part' | 'verb' | 'commit' | 'why' | 'store' | 'percent'>;

/** Where the registry, the log of its changes and the version folders are. */
export interface ReleaseStorage {
  /** For messages: a path or an address. */
  place: string;
  /** @throws ReleaseError when what is there is not a registry */
  read(): Promise<Registry>;
  /**
   * Changes the registry, one writer at a time, and appends the change to the log.
   * @param fn gets the registry as it is when no other writer can change it; may run more than once
   * @throws ReleaseError when the registry cannot be had within some seconds
   */
  change(note: ChangeNote, fn: (registry: Registry) => Outcome): Promise<Outcome>;
  /** All changes, the oldest first. */
  log(): Promise<LogLine[]>;
  /**
   * Makes a version that was built on this machine available to all hosts, when it is whole.
   * @throws ReleaseError when it is not
   */
  publish(part: Part, version: string): Promise<void>;
  /** What a version needs and offers; null when it is not there. */
  facts<P extends Part>(part: P, version: string): Promise<FactsOf<P> | null>;
  /** Versions that are there; one that is being built is not. */
  versions(part: Part): Promise<Stored[]>;
  /** Folders that a build or an upload began: of one that is at work, or was killed. */
  unfinished(part: Part): Promise<Stored[]>;
  /** Removes a version, or an unfinished folder. */
  removeVersion(part: Part, version: string): Promise<void>;
  /** Keeps what a process has seen, in place of what it reported before; drops processes that are long gone. */
  reportHealth(report: HealthReport): Promise<void>;
  /** What running processes have seen. */
  health(): Promise<HealthReport[]>;
}

export interface Stored {
  name: string;
  writtenAt: Date;
}
