import type { HostFacts, RemoteFacts } from '@lapak/contracts/release-facts';
import { apiProblems, compatibilityProblems } from './compatibility.ts';

const [one, two, three] = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [string, string, string];

const common = {
  commit: null,
  dirty: false,
  builtAt: '2026-11-23T00:00:00.000Z',
  contracts: '0.1.2',
  apiCalls: ['GET /api/product/:id', 'POST /api/checkout'],
  persistedVersion: 2,
  files: {},
};

const remote: RemoteFacts = {
  ...common,
  part: 'checkout',
  version: '0.1.0-new',
  exposes: ['Cart', 'Checkout'],
  runtimeTypes: { Link: one, baseApi: two },
  sharedRanges: { react: '^19.3.1', '@lapak/runtime': '^0.1.0' },
};

const host: HostFacts = {
  ...common,
  part: 'host',
  version: '0.1.0-h',
  requires: { checkout: ['Cart', 'Checkout'], account: ['Login'] },
  runtimeTypes: { Link: one, baseApi: two, useParams: three },
  sharedVersions: { react: '19.3.1', '@lapak/runtime': '0.1.0' },
};

it.each<[string, Partial<RemoteFacts>, Partial<HostFacts>]>([
  ['what it is made for', {}, {}],
  ['a host that has more names', {}, { runtimeTypes: { Link: one, baseApi: two, more: three } }],
  [
    'a host with a newer React of the range',
    {},
    { sharedVersions: { ...host.sharedVersions, react: '19.4.0' } },
  ],
  [
    'a host whose types of other names have changed',
    {},
    { runtimeTypes: { Link: one, baseApi: two, useParams: one } },
  ],
  ['a host that loads fewer modules of it', {}, { requires: { checkout: ['Cart'] } }],
  ['a host whose routes do not know it', { part: 'reviews' }, {}],
  ['a host with more in its contracts', {}, { contracts: '0.1.9' }],
  ['a host with less in its contracts', {}, { contracts: '0.1.0' }],
  [
    'a host of another minor version of the contracts after 1.0.0',
    { contracts: '1.4.0' },
    { contracts: '1.2.0' },
  ],
  ['a host that keeps a newer store', {}, { persistedVersion: 3 }],
])('a remote fits %s', (_what, ofRemote, ofHost) => {
  expect(compatibilityProblems({ ...remote, ...ofRemote }, { ...host, ...ofHost })).toEqual([]);
});

it.each<[string, Partial<RemoteFacts>, Partial<HostFacts>, string]>([
  [
    'a module that a route loads is missing',
    { exposes: ['Cart'] },
    {},
    'it has no module Checkout, which the routes of host 0.1.0-h load',
  ],
  [
    'React is of another major version',
    { sharedRanges: { react: '^20.0.0' } },
    {},
    'it needs react ^20.0.0, and host 0.1.0-h has 19.3.1',
  ],
  [
    'React of the host is too old',
    { sharedRanges: { react: '^19.4.0' } },
    {},
    'it needs react ^19.4.0, and host 0.1.0-h has 19.3.1',
  ],
  [
    'the runtime package has changed its interface',
    {},
    { sharedVersions: { react: '19.3.1', '@lapak/runtime': '0.2.0' } },
    'it needs @lapak/runtime ^0.1.0, and host 0.1.0-h has 0.2.0',
  ],
  [
    'a range is garbage',
    { sharedRanges: { react: 'newest' } },
    {},
    'it needs react newest, and host 0.1.0-h has 19.3.1',
  ],
  [
    'a shared package is not shared',
    { sharedRanges: { moment: '^2.0.0' } },
    {},
    'it needs moment ^2.0.0, which host 0.1.0-h does not share',
  ],
  [
    "the host's runtime lacks a name",
    { runtimeTypes: { Link: one, useGoBack: two } },
    {},
    'it uses useGoBack of @lapak/runtime, which host 0.1.0-h does not offer',
  ],
  [
    "the host's runtime has another type of a name",
    {},
    { runtimeTypes: { Link: one, baseApi: three } },
    'it uses baseApi of @lapak/runtime with another type than that of host 0.1.0-h (deploy what was built with the same type together: npm run deploy)',
  ],
  [
    'the contracts are broken before 1.0.0',
    { contracts: '0.2.0' },
    {},
    'it is built with contracts 0.2.0, which host 0.1.0-h with contracts 0.1.2 does not understand',
  ],
  [
    'the contracts are broken after 1.0.0',
    { contracts: '1.9.0' },
    { contracts: '2.0.0' },
    'it is built with contracts 1.9.0, which host 0.1.0-h with contracts 2.0.0 does not understand',
  ],
  [
    'it is made for a newer kept store',
    { persistedVersion: 3 },
    {},
    'it is built for version 3 of the kept store, and host 0.1.0-h keeps version 2',
  ],
])('a remote is refused when %s', (_what, ofRemote, ofHost, reason) => {
  expect(compatibilityProblems({ ...remote, ...ofRemote }, { ...host, ...ofHost })).toEqual([
    `checkout 0.1.0-new: ${reason}.`,
  ]);
});

it('names every reason', () => {
  const problems = compatibilityProblems({ ...remote, exposes: [], persistedVersion: 9 }, host);
  expect(problems).toHaveLength(3);
});

it('names the calls that an API lacks, however its routes name what stands in an address', () => {
  const answered = ['GET /api/product/:slug', 'GET /api/checkout', 'GET /api/stores'];
  expect(apiProblems(remote, answered, 'server-7')).toEqual([
    'checkout 0.1.0-new: it calls POST /api/checkout, which the API of server-7 does not have.',
  ]);
  expect(apiProblems(host, [...answered, 'POST /api/checkout'])).toEqual([]);
});
