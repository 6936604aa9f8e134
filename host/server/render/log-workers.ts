import type { FastifyBaseLogger } from 'fastify';
import type { WorkerProblem } from './renderer.ts';

/** Logs what happens to render workers, with the remote and its version when they are known. */
export function logWorkers(log: FastifyBaseLogger, problem: WorkerProblem): void {
  if (problem.kind === 'lost') {
    const [remote, version] = [problem.culprit?.module.split('/')[0], problem.culprit?.version];
    log.error({ remote, version, reason: problem.reason }, 'a render worker was lost and replaced');
  } else if (problem.kind === 'worn')
    log.warn(
      { heapMb: problem.heapMb, bundles: problem.bundles },
      'the heap of a render worker has filled up, it is replaced',
    );
  else
    log.error(
      { reason: problem.reason, detail: problem.detail },
      'a server bundle left a rejection unhandled',
    );
}
