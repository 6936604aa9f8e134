import { setImmediate as turn } from 'node:timers/promises';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { createDrainingServer } from '../process/draining-server.ts';
import { endWithGrace } from '../process/end-with-grace.ts';
import { requestScope } from '../process/request-scope.ts';

/** A process for tests of how one ends: its routes have the faults that a program can have. */
const front = createDrainingServer({ requestTimeoutMs: 25_000 });
const app: FastifyInstance = Fastify({
  serverFactory: front.serverFactory,
  logger: { base: null },
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: (request) => String(request.headers['x-request-id']),
});
let answerHeld = () => {};

await app.register(requestScope);
app.get('/', async () => 'ok');
app.post('/reject', async () => {
  void turn().then(() => Promise.reject(new Error('nobody waits for this')));
  return 'ok';
});
app.post('/throw', async () => {
  setImmediate(() => {
    throw new Error('nobody catches this');
  });
  return 'ok';
});
app.get('/held', (_request, reply) => {
  answerHeld = () => void reply.send('answered');
  app.log.info('held');
});
app.get('/hangs', (_request, reply) => {
  reply.raw.write('begun');
  app.log.info('hangs');
});

endWithGrace({
  server: {
    drain: async (limits) => {
      app.log.info('draining');
      setImmediate(() => answerHeld());
      await front.drain(limits);
    },
  },
  close: process.argv.includes('never-closed') ? () => new Promise(() => {}) : () => app.close(),
  log: app.log,
  leadMs: 0,
});
await app.listen({ host: '127.0.0.1', port: 0 });
