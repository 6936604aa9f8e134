import autocannon from 'autocannon';

export interface Shot {
  /** Answers a second. */
  perSecond: number;
  /** ms */
  p50: number;
  p99: number;
  /** Answers other than 2xx, errors and timeouts. */
  wrong: number;
}

interface Target {
  url: string;
  seconds: number;
  /** Adds a unique number to each request, so that no cache answers it. */
  different?: boolean;
  accept?: string;
}

/**
 * autocannon makes a text of every body, which for a compressed one costs the generator more than all else it does and
 * hides what the server can do. The bodies are not needed here.
 */
function leaveBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests: { addBody: () => void } };
  pipelinedRequests.addBody = () => undefined;
}

export const CONNECTIONS = 50;
/** Warm-up, after which V8 has compiled the hot code. */
const WARM_UP_S = 5;
let number = 0;

function fire({ url, seconds, different, accept }: Target) {
  const { origin, pathname, search } = new URL(url);
  const join = search ? '&' : '?';
  return autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: leaveBodies,
    headers: accept ? { 'accept-encoding': accept } : {},
    requests: [
      different
        ? {
            method: 'GET',
            setupRequest: (request) => ({
              ...request,
              path: `${pathname}${search}${join}n=${(number += 1)}`,
            }),
          }
        : { method: 'GET', path: pathname + search },
    ],
  });
}

/** Asks for an address as often as it is answered, over 50 connections, after a short warm-up. */
export async function shoot(target: Target): Promise<Shot> {
  await fire({ ...target, seconds: WARM_UP_S });
  const result = await fire(target);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors + result.timeouts,
  };
}
