import { releasesPath, type CurrentReleases } from '@lapak/contracts/page-document';
import type { FastifyInstance } from 'fastify';
import { releasesForBrowser } from '../document/compose-document.ts';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';
import { chooseReleases } from '../rollout/visits.ts';

/**
 * What is deployed for this visitor on a page, as the page's document carries it: a document that was opened before a
 * deploy or a rollback asks for it when a part fails.
 */
export function registerReleases(app: FastifyInstance, registry: ReleaseRegistry): void {
  app.get<{ Querystring: { page?: unknown } }>(releasesPath, async ({ raw, query }, reply) => {
    const page = typeof query.page === 'string' ? query.page : '/';
    // The cookie of a canary is left to documents: the visitor keeps the versions that it has.
    const { releases } = chooseReleases(registry, raw, page, false);
    const current: CurrentReleases = {
      host: releases.host,
      remotes: releasesForBrowser(releases.remotes),
    };
    return reply.header('cache-control', 'no-store').send(current);
  });
}
