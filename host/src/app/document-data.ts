import { documentIds, type HandedOver, type RemoteReleases } from '@lapak/contracts/page-document';

function read(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : null;
}

/** Data that the server wrote into the document. */
export function readHandedOver(): HandedOver {
  return (read(documentIds.state) as HandedOver | null) ?? { painted: false, state: {} };
}

export function readReleases(): RemoteReleases {
  return read(documentIds.releases) as RemoteReleases;
}

/** Manifests of remotes, by address. */
export function readManifests(): Record<string, unknown> {
  return (read(documentIds.manifests) as Record<string, unknown> | null) ?? {};
}
