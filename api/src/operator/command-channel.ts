import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Value from 'typebox/value';
import { isSameSecret } from '../lib/same-secret.ts';
import type { Operator } from './operator.ts';
import { failed, OperatorRequest, type OperatorReply } from './operator-request.ts';

/**
 * Sends the operator's commands to a running server, which alone can open the embedded database: an
 * HTTP server on the loopback address, and a file in the data folder, readable by its owner alone, with its
 * port and the secret that authorises a command.
 */
const FILE = 'operator.json';
const MAX_REQUEST = 64 * 1024;
/** The attendee list of a big event takes megabytes. */
const MAX_REPLY = 256 * 1024 * 1024;
/** A stop of the server has ten seconds in all. */
const FINISH_WITHIN_MS = 2_000;

const stoppedMeanwhile =
  'Lapak berhenti sebelum menjawab. Perintah ini mungkin sudah dijalankan: jalankan Lapak lagi, periksa hasilnya, dan ulangi kalau belum.';

interface Address {
  port: number;
  secret: string;
}

export interface CommandServer {
  close(): Promise<void>;
}

function isAddress(value: unknown): value is Address {
  if (typeof value !== 'object' || value === null) return false;
  const { port, secret }: Record<string, unknown> = { ...value };
  return typeof port === 'number' && typeof secret === 'string';
}

async function readBody(message: IncomingMessage, longest: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of message) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > longest) throw new Error('The message is too large');
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function isAllowed(request: IncomingMessage, secret: string): boolean {
  return request.method === 'POST' && isSameSecret(request.headers.authorization, `Bearer ${secret}`);
}

interface CommandLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

async function answer(
  request: IncomingMessage,
  operator: Pick<Operator, 'run'>,
  log: CommandLog,
): Promise<OperatorReply> {
  try {
    const command: unknown = JSON.parse(await readBody(request, MAX_REQUEST));
    if (!Value.Check(OperatorRequest, command)) return failed('Perintah tidak dikenal.');
    return await operator.run(command);
  } catch (error) {
    log.error({ err: error }, 'an operator command failed');
    return failed('Perintah gagal; penyebabnya ada di log server.');
  }
}

/**
 * Starts the command server of this process and writes its port and secret into the data folder.
 * @param finishWithinMs how long commands that run are waited for when it is closed
 */
export async function openCommandServer(
  dataDir: string,
  operator: Pick<Operator, 'run'>,
  log: CommandLog,
  finishWithinMs = FINISH_WITHIN_MS,
): Promise<CommandServer> {
  const secret = randomBytes(32).toString('base64url');
  const server = createServer((request, response) => {
    if (!isAllowed(request, secret)) {
      response.writeHead(403).end();
      return;
    }
    void answer(request, operator, log).then((reply) => {
      if (response.destroyed) log.warn({ ok: reply.ok }, 'an operator command ended whose caller had gone');
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const file = path.join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ port, secret } satisfies Address), { mode: 0o600 });
  return {
    async close() {
      const current = await readAddress(dataDir);
      if (current?.secret === secret) await rm(file, { force: true });
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.race([closed, sleep(finishWithinMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}

async function readAddress(dataDir: string): Promise<Address | null> {
  try {
    const value: unknown = JSON.parse(await readFile(path.join(dataDir, FILE), 'utf8'));
    return isAddress(value) ? value : null;
  } catch {
    return null;
  }
}

const isReply = (value: unknown): value is OperatorReply =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  'lines' in value &&
  Array.isArray(value.lines);

/**
 * Sends a command to the running server, if there is one.
 * @returns its reply, or null when no server runs on this data folder
 * @throws when the server ended before it replied: what was asked may have been done
 */
export async function sendCommand(dataDir: string, request: OperatorRequest): Promise<OperatorReply | null> {
  const address = await readAddress(dataDir);
  if (!address) return null;
  return new Promise((resolve, reject) => {
    const lost = (error: unknown) => reject(new Error(stoppedMeanwhile, { cause: error }));
    const call = httpRequest(
      {
        host: '127.0.0.1',
        port: address.port,
        method: 'POST',
        headers: { authorization: `Bearer ${address.secret}`, 'content-type': 'application/json' },
      },
      (response) => {
        readBody(response, MAX_REPLY)
          .then((body) => {
            // Another program may be listening on the port of a server that was killed.
            if (response.statusCode !== 200) return resolve(null);
            const reply: unknown = JSON.parse(body);
            return resolve(isReply(reply) ? reply : null);
          })
          .catch(lost);
      },
    );
    call.on('error', (error) =>
      'code' in error && error.code === 'ECONNREFUSED' ? resolve(null) : lost(error),
    );
    call.end(JSON.stringify(request));
  });
}
