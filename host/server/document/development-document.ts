import { NO_BRIDGE } from '@lapak/contracts/federation-bridge';
import { remoteModules, type RemoteName } from '@lapak/contracts/remote-modules';
import type { RemoteReleases } from '@lapak/contracts/page-document';
import { documentIds } from '@lapak/contracts/page-document';
import { scriptJson } from '@lapak/domain/script-json';

/** Origins of the development servers by part, from `npm run dev`; null in every other run. */
export function developmentOrigins(env: NodeJS.ProcessEnv): Record<string, string> | null {
  return env.LAPAK_DEV_ORIGINS ? (JSON.parse(env.LAPAK_DEV_ORIGINS) as Record<string, string>) : null;
}

/**
 * React registers its renderer with this hook when it starts; hot reload of a remote inside the shell repaints only when
 * it exists before any script. React's own developer tools bring one.
 */
const refreshHook =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,checkDCE:function(){},' +
  'inject:function(r){var i=this.renderers.size+1;this.renderers.set(i,r);return i},onCommitFiberRoot:function(){},' +
  'onCommitFiberUnmount:function(){},onPostCommitFiberRoot:function(){},onScheduleFiberRoot:function(){}}';

/** The document of `npm run dev`: nothing painted, scripts from the development servers. */
export function developmentDocument(origins: Record<string, string>, theme: string): string {
  const releases = Object.fromEntries(
    (Object.keys(remoteModules) as RemoteName[]).map((remote) => [
      remote,
      {
        current: {
          version: 'dev',
          entry: `${origins[remote]}/remote-entry.js`,
          globalName: `lapak_${remote}_dev`,
          bridge: NO_BRIDGE,
        },
        lastGood: null,
      },
    ]),
  ) as unknown as RemoteReleases;
  return (
    `<!doctype html><html lang="id" data-theme="${theme}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<script>${refreshHook}</script><script defer src="${origins.host}/main.js"></script></head><body>` +
    `<div id="${documentIds.root}"></div>` +
    `<script type="application/json" id="${documentIds.state}">${'{"painted":false,"state":{}}'}</script>` +
    `<script type="application/json" id="${documentIds.releases}">${scriptJson(JSON.stringify(releases))}</script></body></html>`
  );
}
