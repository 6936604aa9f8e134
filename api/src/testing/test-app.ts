import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type AppOverrides } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import type { OpenDatabase } from '../db/client.ts';
import type { Mail } from '../mail/mailer.ts';

/** A clock that the test moves. */
export function testClock(start = '2026-11-21T03:00:00.000Z') {
  const clock = {
    time: new Date(start),
    now: () => clock.time,
    advance: (ms: number) => {
      clock.time = new Date(clock.time.getTime() + ms);
    },
  };
  return clock;
}

/** The API on a test's database, with a fixed clock and mails kept in a list. Close the app at the end. */
export async function testApp(
  database: OpenDatabase,
  own: { config?: Partial<Config>; overrides?: AppOverrides } = {},
) {
  const mails: Mail[] = [];
  const clock = testClock();
  const config: Config = {
    ...readConfig({ DATA_DIR: mkdtempSync(path.join(tmpdir(), 'lapak-api-')) }),
    logLevel: 'silent',
    rateLimitFactor: 0,
    holdLimitFactor: 0,
    cacheMs: 0,
    // Hundreds of orders at once take longer on a busy machine than a shopper would wait.
    orderQueue: { atOnce: 2, waitMs: 600_000 },
    // Modules are compiled while a test runs, which takes the event loop for seconds.
    maxEventLoopDelayMs: 0,
    demoStores: false,
    ...own.config,
  };
  const app: FastifyInstance = await buildApp(config, {
    database,
    clock,
    mailer: { kind: 'smtp', deliver: async (mail) => void mails.push(mail), close: () => undefined },
    ...own.overrides,
  });
  return { app, clock, mails, config };
}

/** One API for all tests of a suite. Its clock is set back before each test. */
export function suiteApp(database: () => OpenDatabase, own: Parameters<typeof testApp>[1] = {}) {
  let opened: Awaited<ReturnType<typeof testApp>>;
  const start = testClock().time;
  beforeAll(async () => {
    opened = await testApp(database(), own);
  });
  beforeEach(() => {
    opened.clock.time = start;
  });
  afterAll(() => opened.app.close());
  return {
    get app() {
      return opened.app;
    },
    get mails() {
      return opened.mails;
    },
    get clock() {
      return opened.clock;
    },
  };
}
