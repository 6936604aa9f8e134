import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import {
  CHANGES_HEARTBEAT_MS,
  frontHeaders,
  processPaths,
  type StoreChangeLine,
} from '@lapak/contracts/api-paths';
import { buildServer } from '../build-server.ts';
import { readHostConfig, type HostConfig } from '../config.ts';
import { healthRules } from '../rollout/version-health.ts';
import { hostSource, remoteSource } from './bundles.ts';
import { deployment, manifestOf } from './deployment.ts';

/** The secret of the API and the server in front of it. */
export const API_SECRET = 'rahasia-kedua-proses';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const listening = (server: ReturnType<typeof createServer>) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );

interface RawReply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** What came before it: status and `Link`. */
  hints: string[];
}

/** A raw HTTP answer: `fetch` adds headers, normalises addresses and decodes. */
const rawGet = (url: string, path: string, headers: Record<string, string>) =>
  new Promise<RawReply>((resolve, reject) => {
    const hints: string[] = [];
    const sent = request(url, { path, headers, agent: false }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('error', reject);
      reply.on('end', () =>
        resolve({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          bytes: Buffer.concat(chunks),
          hints,
        }),
      );
    });
    sent.on('information', ({ statusCode, headers: { link } }) => hints.push(`${statusCode} ${link}`));
    sent.on('error', reject).end();
  });

/** Sends a JSON answer of the API. */
export const json = (response: ServerResponse, data: unknown, status = 200) =>
  void response
    .writeHead(status, { 'content-type': 'application/json', 'x-request-id': 'of-the-api' })
    .end(JSON.stringify(data));

/** The API's stream of changes, guarded by the secret; the test publishes changes. */
function streamOfChanges() {
  const readers = new Set<ServerResponse>();
  let isAnew = false;
  const write = (reader: ServerResponse, line: StoreChangeLine) => reader.write(`${JSON.stringify(line)}\n`);
  const send = (line: StoreChangeLine) => readers.forEach((reader) => write(reader, line));
  // Without heartbeats the host would reconnect and drop all pages.
  setInterval(() => send({}), CHANGES_HEARTBEAT_MS).unref();
  return {
    send,
    open(request: IncomingMessage, response: ServerResponse) {
      if (request.headers[frontHeaders.secret] !== API_SECRET) return json(response, {}, 403);
      readers.add(response);
      response.once('close', () => readers.delete(response));
      // The page cache is empty when the shop starts.
      write(response.writeHead(200), isAnew ? { all: true } : {});
      isAnew = true;
    },
    /** As when the API restarts. */
    cut: () => readers.forEach((reader) => reader.destroy()),
  };
}

/**
 * The whole server in front of a deployment with test bundles and of an API whose answers the test defines.
 * @param pages of the storefront's server bundle, module name to source text
 * @param logTo where the log goes
 * @param change of what is deployed, before the server starts
 */
export async function openShop(
  pages: Record<string, string>,
  answer: Answer,
  own: Partial<HostConfig> = {},
  logTo?: Writable,
  change?: (shop: { deployed: ReturnType<typeof deployment> }) => void,
) {
  const deployed = deployment();
  deployed.host('1');
  deployed.write('host/1/main.1.css', '.shell{color:red}');
  deployed.write('host/1/server/server.cjs', hostSource);
  deployed.remote('storefront', '1', manifestOf('storefront', '1'));
  deployed.write('remotes/storefront/1/home.css', '.home{color:red}');
  deployed.write('remotes/storefront/1/server/server.cjs', remoteSource(pages));
  deployed.registry({ host: '1', remotes: { storefront: { current: '1', lastGood: null } } });
  change?.({ deployed });
  const changes = streamOfChanges();
  const api = createServer((request, response) =>
    request.url === processPaths.storeChanges ? changes.open(request, response) : answer(request, response),
  );
  const config: HostConfig = {
    ...readHostConfig({ API_URL: await listening(api), API_SECRET, DEPLOY_DIR: deployed.dir }),
    host: '127.0.0.1',
    port: 0,
    renderTimeoutMs: 20_000,
    renderWorkers: 1,
    hostProbeMs: 20_000,
    pageFreshMs: 60_000,
    pageStaleMs: 60_000,
    logLevel: 'silent',
    health: healthRules,
    maxEventLoopDelayMs: 0,
    ...own,
  };
  function stopApi() {
    api.closeAllConnections();
    api.close();
    deployed.remove();
  }
  const app = await buildServer({ config, api: null, logTo }).catch((error: unknown) => {
    stopApi();
    throw error;
  });
  const origin = await app.listen({ host: config.host, port: 0 });
  return {
    origin,
    config,
    app,
    deployed,
    raw: (path: string, headers: Record<string, string> = {}) => rawGet(origin, path, headers),
    changes,
    get: (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers }),
    async close() {
      await app.close();
      stopApi();
    },
  };
}
