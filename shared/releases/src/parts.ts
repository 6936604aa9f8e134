import type { Registry } from '@lapak/contracts/registry';
import { remoteModules, type RemoteName } from '@lapak/contracts/remote-modules';

/** What is deployed on its own: the host, or a remote. */
export type Part = 'host' | RemoteName;

export const parts: readonly Part[] = ['host', ...(Object.keys(remoteModules) as RemoteName[])];

/** Parts of these sources, and the remotes of a registry that these sources need not know. */
export const partsOf = ({ remotes }: Pick<Registry, 'remotes'>): Part[] => [
  ...new Set([...parts, ...(Object.keys(remotes) as RemoteName[])]),
];

export const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/** Folder of a built version, relative to the deploy directory; also its place in a bucket. */
export const versionFolder = (part: Part, version: string) =>
  part === 'host' ? `host/${version}` : `remotes/${part}/${version}`;
