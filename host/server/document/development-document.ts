import { remoteModules, type RemoteName } from '@lapak/contracts/remote-modules';
import type { RemoteReleases } from '@lapak/contracts/page-document';
import { documentIds } from '@lapak/contracts/page-document';
import { scriptJson } from '@lapak/domain/script-json';

/** Origins of the development servers by part, from `npm run dev`; null in every other run. */
export function developmentOrigins(env: NodeJS.ProcessEnv): Record<string, string> | null {
  return env.LAPAK_DEV_ORIGINS ? (JSON.parse(env.LAPAK_DEV_ORIGINS) as Record<string, string>) : null;
}

/** The document of `npm run dev`: nothing painted, scripts from the development servers, those that are inline elsewhere, too. */
export function developmentDocument(origins: Record<string, string>, theme: string): string {
  const releases = Object.fromEntries(
    (Object.keys(remoteModules) as RemoteName[]).map((remote) => [
      remote,
      {
        current: {
          version: 'dev',
          entry: `${origins[remote]}/mf-manifest.json`,
        },
        lastGood: null,
      },
    ]),
  ) as unknown as RemoteReleases;
  const inline = (kind: string) => `<script src="${origins.host}/inline-${kind}-document.js"></script>`;
  return (
    `<!doctype html><html lang="id" data-theme="${theme}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
    `<template id="${documentIds.scripts}"><script defer src="${origins.host}/main.js"></script></template>` +
    ['development', 'painted', 'every'].map(inline).join('') +
    `</head><body><div id="${documentIds.root}"></div>` +
    `<script type="application/json" id="${documentIds.state}">${'{"painted":false,"state":{},"overrides":true}'}</script>` +
    `<script type="application/json" id="${documentIds.releases}">${scriptJson(JSON.stringify(releases))}</script></body></html>`
  );
}
