import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE, type RemoteFacts } from '@lapak/contracts/release-facts';
import type { Registry } from '@lapak/contracts/registry';
import { integrityOf } from '@lapak/releases/version/folder-problems';

const BUNDLE = 'server/server.cjs';

/** Versions of a remote that differ in their server bundle, made of the one that is deployed. */
export function versionCopies(deployDir: string, remote: string) {
  const file = join(deployDir, 'registry.json');
  const registry = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  const first = registry.remotes[remote]?.current ?? '';
  const folder = (version: string) => join(deployDir, 'remotes', remote, version);

  function build(version: string) {
    const [from, to] = [folder(first), folder(version)];
    mkdirSync(join(to, 'server'), { recursive: true });
    for (const name of readdirSync(from))
      if (name !== 'server') symlinkSync(join(from, name), join(to, name));
    const bundle = `${readFileSync(join(from, BUNDLE), 'utf8')}\n// ${version}\n`;
    writeFileSync(join(to, BUNDLE), bundle);
    const facts = JSON.parse(readFileSync(join(from, RELEASE_FILE), 'utf8')) as RemoteFacts;
    const bytes = Buffer.from(bundle);
    const files = { ...facts.files, [BUNDLE]: { bytes: bytes.length, integrity: integrityOf(bytes) } };
    writeFileSync(join(to, 'facts'), JSON.stringify({ ...facts, version, files }));
    renameSync(join(to, 'facts'), join(to, RELEASE_FILE));
  }

  return {
    /** Builds the next version and makes it current, as a release command does. */
    deploy(number: number): string {
      const version = `${first}-${number}`;
      build(version);
      const lastGood = number > 1 ? `${first}-${number - 1}` : first;
      const remotes = { ...registry.remotes, [remote]: { current: version, lastGood } };
      writeFileSync(`${file}.next`, JSON.stringify({ ...registry, remotes }));
      renameSync(`${file}.next`, file);
      return version;
    },
  };
}
