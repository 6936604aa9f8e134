import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE, type ReleaseFacts } from '@lapak/contracts/release-facts';
import type { RemoteName } from '@lapak/contracts/remote-modules';
import { compatibilityProblems } from '@lapak/releases/compatibility';
import { versionFolder, type Part } from '@lapak/releases/parts';
import { integrityOf } from '@lapak/releases/version/folder-problems';
import { readFacts } from '@lapak/releases/version/read-facts';
import { runningProduct } from './product.ts';

interface Entry {
  current: string;
  lastGood: string | null;
}

interface Registry {
  host: string;
  remotes: Record<RemoteName, Entry>;
}

/** Far more than the half second after which the server looks at the registry again. */
const NOTICED_WITHIN_MS = 20_000;

const file = () => join(runningProduct().deployDir, 'registry.json');
const read = () => JSON.parse(readFileSync(file(), 'utf8')) as Registry;
const hashOf = (version: string) => version.split('-').at(-1) ?? version;

/** Replaces the registry in one step, as the deploy command does. */
function write(registry: Registry): void {
  writeFileSync(`${file()}.tmp`, JSON.stringify(registry));
  renameSync(`${file()}.tmp`, file());
}

/** States a changed folder's files as the end of a build does, so that the server takes it for whole. */
function rewriteReleaseFile(dir: string): void {
  const path = join(dir, RELEASE_FILE);
  const facts = JSON.parse(readFileSync(path, 'utf8')) as ReleaseFacts;
  const present = Object.keys(facts.files).filter((file) => existsSync(join(dir, file)));
  const files = Object.fromEntries(
    present.map((file) => {
      const content = readFileSync(join(dir, file));
      return [file, { bytes: content.length, integrity: integrityOf(content) }];
    }),
  );
  writeFileSync(path, JSON.stringify({ ...facts, files }));
}

/**
 * Another version of a part: an existing one under a name of its own.
 * @param hash in place of the original's
 * @param change made to its files' texts
 */
export function makeVersion(
  deployDir: string,
  part: Part,
  original: string,
  hash: string,
  change: (text: string, file: string) => string = (text) => text,
): { version: string; dir: string } {
  const version = original.replace(hashOf(original), hash);
  const dir = join(deployDir, versionFolder(part, version));
  cpSync(realpathSync(join(deployDir, versionFolder(part, original))), dir, {
    recursive: true,
    filter: (path) => !/\.(br|gz|map)$/.test(path),
  });
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(c?js|json)$/.test(name)) continue;
    const path = join(dir, name);
    writeFileSync(path, change(readFileSync(path, 'utf8').replaceAll(hashOf(original), hash), name));
  }
  rewriteReleaseFile(dir);
  return { version, dir };
}

/** What is deployed changes only within a file of tests: everything is put back when it ends. */
export function deployment() {
  let before: Registry;
  const made: string[] = [];
  const folder = (part: Part, version: string) =>
    join(runningProduct().deployDir, versionFolder(part, version));
  const original = (part: Part) => (part === 'host' ? before.host : before.remotes[part].current);

  beforeAll(() => {
    before = read();
  });
  afterAll(() => {
    write(before);
    for (const dir of made) rmSync(dir, { recursive: true, force: true });
  });

  return {
    /** The version that the run started with. */
    original,

    /** Another version of a part, with `change` made to its files' texts. */
    build(part: Part, hash: string, change?: (text: string, file: string) => string): string {
      const { version, dir } = makeVersion(runningProduct().deployDir, part, original(part), hash, change);
      made.push(dir);
      return version;
    },

    /** Removes the folder of a built version, as `release prune` does. */
    prune: (part: Part, version: string) => rmSync(folder(part, version), { recursive: true, force: true }),

    /** Takes the versions of another deploy directory, and the common files that they need. */
    borrow(from: string): void {
      const parts = readdirSync(join(from, 'remotes')).map((remote) => join('remotes', remote));
      for (const path of ['host', ...parts].flatMap((part) =>
        readdirSync(join(from, part)).map((name) => join(part, name)),
      )) {
        const own = join(runningProduct().deployDir, path);
        if (existsSync(own)) continue;
        symlinkSync(join(from, path), own);
        made.push(own);
      }
    },

    /** Why the remotes' versions that the run started with cannot run in a version of the shell. */
    problemsIn(host: string): string[] {
      const facts = readFacts(folder('host', host), 'host', host);
      return (Object.keys(before.remotes) as RemoteName[]).flatMap((remote) =>
        compatibilityProblems(readFacts(folder(remote, original(remote)), remote, original(remote)), facts),
      );
    },

    /** Gives a built version another server bundle. */
    replaceServerBundle(remote: RemoteName, version: string, source: string): void {
      writeFileSync(join(folder(remote, version), 'server/server.cjs'), source);
      rewriteReleaseFile(folder(remote, version));
    },

    /** Spoils a built version's manifest. */
    spoilManifest(remote: RemoteName, version: string): void {
      writeFileSync(join(folder(remote, version), 'mf-manifest.json'), '<!doctype html><title>502</title>');
      rewriteReleaseFile(folder(remote, version));
    },

    /** Makes a version of the shell current, and versions of remotes, and waits until documents begin with it. */
    async deployHost(host: string, remotes: Partial<Registry['remotes']> = {}): Promise<void> {
      write({ host, remotes: { ...before.remotes, ...remotes } });
      await until(`the shell ${host}`, async () => (await someDocument()).includes(`/assets/host/${host}/`));
    },

    /**
     * Rewrites the entries of all remotes and waits until the running server has read them.
     * @param servedOf the version that the server takes; null for none
     */
    async deployRemotes(
      entryOf: (remote: RemoteName) => Entry,
      servedOf: (remote: RemoteName) => string | null = (remote) => entryOf(remote).current,
    ): Promise<void> {
      const remotes = Object.keys(before.remotes) as RemoteName[];
      const entries = remotes.map((remote) => [remote, entryOf(remote)] as const);
      write({ ...before, remotes: Object.fromEntries(entries) as Registry['remotes'] });
      for (const [remote, { current, lastGood }] of entries) {
        const served = servedOf(remote);
        const expected = JSON.stringify([served, served === current ? lastGood : null]);
        await until(`${expected} of ${remote}`, async () => (await servedVersions(remote)) === expected);
      }
    },

    /** Rewrites one entry and waits until the running server has read it, which takes up to half a second. */
    async deploy(remote: RemoteName, entry: Entry, served = entry.current): Promise<void> {
      write({ ...before, remotes: { ...before.remotes, [remote]: entry } });
      const expected = JSON.stringify([served, served === entry.current ? entry.lastGood : null]);
      await until(`${expected} of ${remote}`, async () => (await servedVersions(remote)) === expected);
    },
  };
}

async function until(what: string, isServed: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + NOTICED_WITHIN_MS;
  while (!(await isServed())) {
    if (Date.now() > end) throw new Error(`the server does not serve ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** @param path of a document that names the versions in question */
const someDocument = (path = '/no-such-page/at/all') =>
  fetch(runningProduct().origin + path).then((reply) => reply.text());

/** Current and last good version of a remote, from a document. */
async function servedVersions(remote: RemoteName): Promise<string> {
  // The documents of the console alone name its remote.
  const html = await someDocument(remote === 'seller' ? '/kelola' : undefined);
  const text = /<script[^>]*id="lapak-releases"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const releases = JSON.parse(text) as Record<string, Record<string, { version: string } | null>>;
  return JSON.stringify([
    releases[remote]?.current?.version ?? null,
    releases[remote]?.lastGood?.version ?? null,
  ]);
}
