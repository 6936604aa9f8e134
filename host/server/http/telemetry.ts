import rateLimit from '@fastify/rate-limit';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import type { FastifyInstance } from 'fastify';
import { addressKey, SITE_BITS } from '@lapak/api/address-key';
import {
  DOCUMENT_TOKEN_LENGTH,
  failureLimits,
  type RemoteFailure,
  type RemoteUse,
  type VitalReport,
} from '@lapak/contracts/page-document';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { patterns } from '@lapak/contracts/routes';
import type { ReleaseRegistry } from '../remotes/release-registry.ts';
import type { DocumentTokens } from '../rollout/document-tokens.ts';
import type { ReleaseKeeper } from '../rollout/release-keeper.ts';
import { metrics } from './metrics.ts';
import { vitals } from './vitals.ts';

/** Reports per minute and address: a carrier's address is shared by thousands of phones. */
const MAX_REPORTS = 600;
const BODY_LIMIT = 1024;
/** Largest report with its error, whatever characters are in it. */
const FAILURE_LIMIT = 12 * 1024;

const Token = Type.Optional(Type.String({ maxLength: DOCUMENT_TOKEN_LENGTH }));
const name = (maxLength: number) => Type.String({ maxLength, pattern: '^[A-Za-z0-9._-]+$' });
const Failure = Type.Object({
  remote: name(40),
  version: name(60),
  reason: Type.Union([
    Type.Literal('entry'),
    Type.Literal('module'),
    Type.Literal('timeout'),
    Type.Literal('render'),
    Type.Literal('empty'),
    Type.Literal('error'),
    Type.Literal('frozen'),
  ]),
  page: Type.Optional(Type.String({ maxLength: failureLimits.page })),
  message: Type.Optional(Type.String({ maxLength: failureLimits.message })),
  stack: Type.Optional(Type.String({ maxLength: failureLimits.stack })),
  document: Token,
});
const Use = Type.Object({
  what: Type.Union([Type.Literal('opening'), Type.Literal('cart'), Type.Literal('order')]),
  remote: name(40),
  version: name(60),
  document: Token,
});
const page = {
  route: Type.Optional(name(40)),
  remote: Type.Optional(name(40)),
  version: Type.Optional(name(60)),
  navigation: Type.Optional(Type.Union([Type.Literal('load'), Type.Literal('move')])),
};
/** Upper bounds of plausible values: ten minutes, a hundred screens. */
const Vital = Type.Union([
  Type.Object({ name: Type.Literal('CLS'), value: Type.Number({ minimum: 0, maximum: 100 }), ...page }),
  Type.Object({
    name: Type.Union([Type.Literal('INP'), Type.Literal('LCP'), Type.Literal('TTFB')]),
    value: Type.Number({ minimum: 0, maximum: 600_000 }),
    ...page,
  }),
]);

/** Labels of a report. Any client can send any name; one that is not deployed counts as "other". */
function labelsOf(registry: ReleaseRegistry, remote: string, version: string) {
  const versions = registry.versions(remote);
  if (versions.length === 0) return { remote: 'other', version: 'other' };
  return { remote, version: versions.includes(version) ? version : 'other' };
}

/** What browsers report by themselves (https://www.w3.org/TR/reporting-1/), as far as it is read. */
const Reports = Type.Array(
  Type.Object({ type: Type.String(), url: Type.String(), body: Type.Optional(Type.Unknown()) }),
);
const Document = Type.Object({ document: Type.String({ maxLength: DOCUMENT_TOKEN_LENGTH }) });

/** A crash report of a tab that hung or filled its memory; other crashes are the browser's own. */
const Frozen = Type.Object({
  type: Type.Literal('crash'),
  body: Type.Object({ reason: Type.Union([Type.Literal('unresponsive'), Type.Literal('oom')]) }),
});

interface Options {
  /** The remote of the page at an address; null for none. */
  remoteAt: (pathname: string) => RemoteName | null;
  registry: ReleaseRegistry;
  /** Called with each report that counts. */
  keeper: Pick<ReleaseKeeper, 'failed' | 'faulted' | 'used'>;
  tokens: Pick<DocumentTokens, 'take'>;
  /** Shows a stack with places of the sources. */
  mapped: (stack: string) => Promise<string>;
}

/** Routes to which browsers post failed remotes, uses and web vitals; no personal data. */
export async function registerTelemetry(
  app: FastifyInstance,
  { registry, keeper, tokens, mapped, remoteAt }: Options,
): Promise<void> {
  /** A document names the current version also when it has a canary or its store's own, so these are tried first. */
  function versionIn(document: string, remote: RemoteName): string | undefined {
    const { canary, pins = {} } = registry.rollouts()[remote] ?? {};
    const versions = [canary?.version, ...Object.values(pins), registry.currentVersion(remote)];
    return versions
      .filter((version) => typeof version === 'string')
      .find((version) => tokens.take(document, 'frozen', remote, version) !== null);
  }

  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: MAX_REPORTS, timeWindow: 60_000, cache: 10_000 });
    scope.post<{ Body: RemoteFailure }>(
      '/telemetry/remote-failure',
      { schema: { body: Failure }, bodyLimit: FAILURE_LIMIT },
      async ({ body, ip, log }, reply) => {
        const { remote, version } = labelsOf(registry, body.remote, body.version);
        const failure = { remote, version, reason: body.reason };
        metrics.failures.inc(failure);
        const { page, message, stack = '', document: token = '' } = body;
        const kind = body.reason === 'error' || body.reason === 'frozen' ? 'fault' : 'failure';
        const document = tokens.take(token, kind, remote, version);
        if (registry.isPart(remote) && document !== null) {
          if (kind === 'fault') keeper.faulted(remote, version);
          else keeper.failed(remote, version, document, addressKey(ip, SITE_BITS));
        }
        log.warn({ failure, page, message, stack: await mapped(stack) }, 'a remote failed in a browser');
        return reply.code(204).send();
      },
    );
    scope.post<{ Body: RemoteUse }>(
      '/telemetry/use',
      { schema: { body: Use }, bodyLimit: BODY_LIMIT },
      async ({ body: { what, remote, version, document = '' } }, reply) => {
        if (registry.isPart(remote) && tokens.take(document, what, remote, version) !== null)
          keeper.used(remote, version, what);
        return reply.code(204).send();
      },
    );
    scope.addContentTypeParser(
      'application/reports+json',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post<{ Body: Static<typeof Reports>; Querystring: { document: string } }>(
      '/telemetry/crash',
      { schema: { body: Reports, querystring: Document }, bodyLimit: FAILURE_LIMIT },
      async ({ body, query, log }, reply) => {
        for (const { url } of body.filter((report) => Value.Check(Frozen, report))) {
          const page = URL.canParse(url) ? new URL(url).pathname : '';
          const remote = remoteAt(page);
          const version = remote && versionIn(query.document, remote);
          if (!version) continue;
          const failure = { remote, version, reason: 'frozen' };
          metrics.failures.inc(failure);
          keeper.faulted(remote, version);
          log.warn({ failure, page }, 'a tab hung in a browser');
        }
        return reply.code(204).send();
      },
    );
    scope.post<{ Body: VitalReport }>(
      '/telemetry/vitals',
      { schema: { body: Vital }, bodyLimit: BODY_LIMIT },
      async ({ body }, reply) => {
        const { name, value, route = '', remote = '', version = '', navigation = 'load' } = body;
        vitals[name].observe(
          {
            ...labelsOf(registry, remote, version),
            route: Object.hasOwn(patterns, route) ? route : 'other',
            navigation,
          },
          name === 'CLS' ? value : value / 1000,
        );
        return reply.code(204).send();
      },
    );
  });
}
