import type { FastifyBaseLogger } from 'fastify';
import type { WorkerProblem } from './worker-pool.ts';

/** Logs what happens to render workers, with the remote and its version when they are known. */
export function logWorkers(log: FastifyBaseLogger, problem: WorkerProblem): void {
  const { kind, reason } = problem;
  if (kind === 'lost') {
    const [remote, version] = [problem.page?.module.split('/')[0], problem.page?.version];
    log.error({ remote, version, reason }, 'a render worker was lost and replaced');
  } else log.error({ reason, detail: problem.detail }, 'a server bundle left a rejection unhandled');
}
