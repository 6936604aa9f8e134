import type { RemoteName } from '@lapak/contracts/remote-modules';
import type { MatchedPage } from '../../src/app/entry-server.tsx';
import type { Releases } from '../remotes/deployed-releases.ts';
import { PaintError } from '../render/paint-error.ts';

/** A version could not paint a public page, or a part of it. */
export interface PaintProblem {
  url: string;
  remote: RemoteName;
  version: string;
  reason: string;
  detail?: string;
  /** Whether the version's own code is certainly the cause. */
  isOwn: boolean;
  /** What the visitor gets instead. */
  instead: 'shell' | 'last good version' | 'page without a part';
}

export const remoteOf = (page: MatchedPage) => page.module.split('/')[0] as RemoteName;

/** The problem of the version that is used for a page, as it is counted and logged. */
export function paintProblem(
  { url, releases, page }: { url: URL; releases: Releases; page: MatchedPage },
  error: unknown,
  instead: PaintProblem['instead'],
): PaintProblem {
  const remote = remoteOf(page);
  return {
    url: url.pathname,
    remote,
    version: releases.remotes[remote].current?.version ?? '',
    reason: error instanceof Error ? error.message : String(error),
    detail: error instanceof PaintError ? error.detail : undefined,
    isOwn: error instanceof PaintError && error.isCertain,
    instead,
  };
}
