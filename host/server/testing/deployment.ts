import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RELEASE_FILE, type ReleaseFacts } from '@lapak/contracts/release-facts';

/** A deploy directory for tests, filled file by file. */
export function deployment() {
  const dir = mkdtempSync(join(tmpdir(), 'lapak-deploy-'));
  let writes = 0;
  function write(file: string, content: unknown) {
    const path = join(dir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    // Two writes within one tick of the file system's clock are still two versions of the file.
    writes += 1;
    utimesSync(path, new Date(), new Date(Date.now() + writes * 1000));
  }
  return {
    dir,
    write,
    delete: (file: string) => rmSync(join(dir, file), { force: true }),
    host(version: string) {
      write(`host/${version}/main.${version}.js`, '');
      write(`host/${version}/inline-every-document.js`, 'every()');
      write(`host/${version}/inline-painted-document.js`, 'painted()');
      write(`host/${version}/assets.json`, {
        js: [`main.${version}.js`],
        css: [],
        unpainted: [`persist.${version}.js`, `http.${version}.js`],
      });
      write(`host/${version}/${RELEASE_FILE}`, factsOf('host', version));
    },
    remote(
      remote: string,
      version: string,
      manifest: unknown = manifestOf(remote, version),
      facts: Partial<ReleaseFacts> = {},
    ) {
      write(`remotes/${remote}/${version}/mf-manifest.json`, manifest);
      write(`remotes/${remote}/${version}/${RELEASE_FILE}`, { ...factsOf(remote, version), ...facts });
    },
    registry: (content: unknown) => write('registry.json', content),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** The facts of a version that fits all others and lists no files. */
function factsOf(part: string, version: string): ReleaseFacts {
  const common = {
    version,
    commit: null,
    dirty: false,
    builtAt: '2026-11-23T00:00:00.000Z',
    contracts: '0.1.0',
    runtimeTypes: {},
    apiCalls: [],
    persistedVersion: 1,
    files: {},
  };
  return part === 'host'
    ? { part, ...common, requires: {}, sharedVersions: {} }
    : { part, ...common, exposes: ['Home'], sharedRanges: {} };
}

/** What the build writes about one version, as far as the server reads it. */
export function manifestOf(remote: string, version: string, module = 'Home') {
  return {
    metaData: { globalName: `${remote}_${version}`, remoteEntry: { name: 'remote-entry.js' } },
    exposes: [
      {
        name: module,
        assets: { js: { sync: ['home.js'], async: [] }, css: { sync: ['home.css'], async: [] } },
      },
    ],
  };
}
