/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { settings } from './settings.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** How a default is written in the environment; empty for none. */
const written = (kind: object) => ('default' in kind ? String(kind.default) : '');
const defaults = Object.values(settings).map((kind) => [kind.variable, written(kind)] as const);

it('.env.example has every setting once, with its default', () => {
  const lines = [...read('.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)];
  const byName = (a: readonly string[], b: readonly string[]) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1);
  expect(lines.map(([, name = '', value = '']) => [name, value]).sort(byName)).toEqual(
    [...defaults].sort(byName),
  );
});

/** Read by commands alone, and what is no setting. */
const others = ['DEV_PORT', 'NODE_ENV', 'PERSIST_VERSION', 'RELEASE_BY', 'SHOP_URL', 'TEST_DATABASE_URL'];

const documents = readdirSync(new URL('../../docs', import.meta.url)).filter((file) => file.endsWith('.md'));

it.each(['README.md', ...documents.map((file) => `docs/${file}`)])(
  '%s names existing settings only',
  (file) => {
    const names = [...read(file).matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])(?:=[^`]*)?`/g)];
    const known = [...defaults.map(([name]) => name), ...others];
    const unknown = names.map(([, name = '']) => name).filter((name) => !known.includes(name));
    expect(unknown).toEqual([]);
  },
);

/** Variables of node, npm, PostgreSQL and the bucket. */
const ofOthers = /^(NODE_ENV|POSTGRES_|MINIO_)/;

it.each(['Dockerfile', 'compose.yaml', 'ops/systemd/lapak.service'])(
  '%s sets existing settings only',
  (file) => {
    const names = [...read(file).matchAll(/\b([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])[=:]/g)].map(
      ([, name = '']) => name,
    );
    const known = new Set(defaults.map(([name]) => name));
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !known.has(name) && !ofOthers.test(name))).toEqual([]);
  },
);

it('docs/deployment.md has the current defaults', () => {
  const documented = [...read('docs/deployment.md').matchAll(/`([A-Z0-9_]+)` \((\d+)[),]/g)];
  const wrong = documented.filter(([, name = '', value]) => new Map(defaults).get(name) !== value);
  expect(documented.length).toBeGreaterThan(2);
  expect(wrong.map(([words]) => words)).toEqual([]);
});
