import { isReleaseFacts } from './release-facts.ts';

const file = { bytes: 1, integrity: `sha384-${'a'.repeat(64)}` };
const remote = (files: Record<string, unknown>, own = {}) => ({
  part: 'checkout',
  version: '1',
  commit: null,
  dirty: false,
  builtAt: '2026-11-23T00:00:00.000Z',
  contracts: '0.1.0',
  runtimeTypes: {},
  apiCalls: [],
  persistedVersion: 1,
  exposes: [],
  sharedRanges: {},
  files,
  ...own,
});

it.each(['remote-entry.js', 'server/server.cjs', 'forms-1.js.br'])('accepts the file %s', (path) => {
  expect(isReleaseFacts(remote({ [path]: file }))).toBe(true);
});

it.each(['../secret', '../../registry.json', '/etc/passwd', 'a/../../b', '..', 'a//b', '.env'])(
  'rejects a file outside of the folder: %s',
  (path) => {
    expect(isReleaseFacts(remote({ [path]: file }))).toBe(false);
  },
);

it.each([
  ['a host with the facts of a remote', { part: 'host' }],
  ['an integrity of another kind', { files: { 'a.js': { bytes: 1, integrity: 'sha256-aa' } } }],
  ['a size that is no number', { files: { 'a.js': { ...file, bytes: '1' } } }],
])('rejects %s', (_what, own) => {
  expect(isReleaseFacts(remote({}, own))).toBe(false);
});
