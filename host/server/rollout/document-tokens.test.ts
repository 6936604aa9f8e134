/** @jest-environment node */
import { noRemotes } from '../../src/testing/no-remotes.ts';
import type { Releases } from '../remotes/deployed-releases.ts';
import { createDocumentTokens } from './document-tokens.ts';

const HOUR_MS = 60 * 60_000;
const built = (version: string) => ({ version }) as Releases['remotes']['checkout']['current'];
const releases: Releases = {
  host: 'h1',
  remotes: {
    ...noRemotes,
    checkout: { current: built('2'), lastGood: built('1') },
  },
  id: '',
};
const tokens = createDocumentTokens('sixteen characters');
const failure = (token: string, version = '2', part = 'checkout', by = tokens) =>
  by.take(token, 'failure', part, version);
afterEach(() => jest.restoreAllMocks());

it('counts what a document reports once for each version that it names', () => {
  const token = tokens.issue(releases);
  const document = failure(token);
  expect(document).toEqual(expect.any(String));
  expect(failure(token)).toBeNull();
  expect(failure(token, '1')).toBe(document);
  expect(failure(token, 'h1', 'host')).toBe(document);
  expect(tokens.take(token, 'opening', 'checkout', '2')).toBe(document);
  expect(failure(tokens.issue(releases))).not.toBe(document);
});

it('counts nothing of a version that the document does not name', () => {
  const token = tokens.issue(releases);
  expect(failure(token, '3')).toBeNull();
  expect(failure(token, '2', 'events')).toBeNull();
});

it('counts nothing with a token that is made up, changed, of another shop or too old', () => {
  const token = tokens.issue(releases);
  const [expires = '', ...rest] = token.split('.');
  const longer = [(Number.parseInt(expires, 36) + HOUR_MS).toString(36), ...rest].join('.');
  for (const made of ['', '.', 'a.b.c', longer, token.slice(0, -1), `${token}A`])
    expect(failure(made)).toBeNull();
  expect(failure(token, '2', 'checkout', createDocumentTokens('another secret'))).toBeNull();
  expect(failure(createDocumentTokens(null).issue(releases))).toBeNull();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + HOUR_MS + 1000);
  expect(failure(token)).toBeNull();
});

it('counts with the token of another process that has the same secret', () =>
  expect(failure(createDocumentTokens('sixteen characters').issue(releases))).not.toBeNull());

it('is short, as it is in the header of every document', () =>
  expect(tokens.issue(releases).length).toBeLessThan(120));
