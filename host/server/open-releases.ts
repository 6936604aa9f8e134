import type { RemoteName } from '@lapak/contracts/remote-modules';
import { openStorage } from '@lapak/releases/storage/open-storage';
import type { FastifyInstance } from 'fastify';
import type { HostConfig } from './config.ts';
import { createDocumentService } from './document/document-service.ts';
import { probeHost } from './host-bundle.ts';
import { parsing, type CallApi } from './http/api-calls.ts';
import { metrics } from './http/metrics.ts';
import { createReleaseRegistry } from './remotes/release-registry.ts';
import { logWorkers } from './render/log-workers.ts';
import { createRenderer } from './render/renderer.ts';
import { announceWithdrawal } from './rollout/announce-withdrawal.ts';
import { createReleaseKeeper } from './rollout/release-keeper.ts';
import { createVersionHealth } from './rollout/version-health.ts';

interface Options {
  config: HostConfig;
  callApi: CallApi;
  /** Calls that the API answers now; null while they are not known. */
  apiCalls: () => readonly string[] | null;
}

/**
 * What is deployed, what keeps watch over it and what makes documents of it; each counts and logs its failures. They end with
 * the server.
 */
export async function openReleases(app: FastifyInstance, { config, callApi, apiCalls }: Options) {
  const { log } = app;
  function countNotPainted(remote: RemoteName, version: string, path: string) {
    metrics.failures.inc({ remote, version, reason: 'paint' });
    keeper.notPainted(remote, version, path);
  }
  const renderer = createRenderer({
    workers: config.renderWorkers,
    timeoutMs: config.renderTimeoutMs,
    hostProbeMs: config.hostProbeMs,
    callApi,
    onProblem(problem) {
      logWorkers(log, problem);
      if (problem.kind !== 'lost' || !problem.page) return;
      const { module, version, url } = problem.page;
      countNotPainted(module.split('/')[0] as RemoteName, version, new URL(url).pathname);
    },
  });
  app.addHook('onClose', () => renderer.close());
  const registry = createReleaseRegistry({
    deployDir: config.deployDir,
    apiCalls,
    probeHost: (version) => probeHost({ deployDir: config.deployDir, renderer, version }),
    onProblem: ({ remote, version, error }) => {
      metrics.failures.inc({ remote, version, reason: 'manifest' });
      log.error({ remote, version, err: error }, 'a deployed version cannot be used');
    },
  });
  await registry.ready();
  const keeper = createReleaseKeeper({
    registry,
    storage: openStorage(config.releasesBucket, config.deployDir),
    health: createVersionHealth(config.health),
    apiCalls,
    log,
    onWithdrawn(withdrawal) {
      metrics.withdrawn.inc({ remote: withdrawal.part, version: withdrawal.version });
      return announceWithdrawal(config.releasesWebhook, withdrawal, log);
    },
  });
  app.addHook('onClose', () => keeper.close());
  const documents = createDocumentService({
    overrideOrigins: config.overrideOrigins,
    deployDir: config.deployDir,
    isDeployed: registry.isDeployed,
    transport: parsing(callApi),
    renderer,
    timeoutMs: config.renderTimeoutMs,
    onPainted: ({ remote, version, url }) => {
      metrics.pages.inc({ outcome: 'painted' });
      keeper.painted(remote, version, url);
    },
    onProblem: (problem) => {
      const { remote, version, instead, isOwn } = problem;
      metrics.pages.inc({ outcome: instead === 'last good version' ? 'last good' : 'shell' });
      if (isOwn) countNotPainted(remote, version, problem.url);
      log.error(problem, 'a version did not paint a page');
    },
    onMissing: ({ remote, version, error }) => {
      metrics.failures.inc({ remote, version, reason: 'file' });
      log.error({ remote, version, err: error }, 'a file of a deployed version is missing');
    },
  });
  return { registry, keeper, documents };
}
