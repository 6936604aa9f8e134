import { join } from 'node:path';
import type * as HostBundle from '../src/app/entry-server.tsx';
import { createBundleLoader } from './render/bundle-loader.mjs';
import type { Renderer } from './render/renderer.ts';

const bundles = createBundleLoader();

/** Where a version of the shell keeps its server bundle. */
export const hostBundleFile = (deployDir: string, version: string) =>
  join(deployDir, 'host', version, 'server', 'server.cjs');

export const remoteBundleFile = (deployDir: string, remote: string, version: string) =>
  join(deployDir, 'remotes', remote, version, 'server', 'server.cjs');

/** The shell's own server code of a version: route matching and the store's state, for this process. */
export function hostBundle(deployDir: string, version: string): typeof HostBundle {
  return bundles.host(hostBundleFile(deployDir, version)) as typeof HostBundle;
}

interface Probe {
  deployDir: string;
  renderer: Renderer;
  version: string;
}

/** Evaluates a version of the shell in a worker, and then in this process. @returns why it cannot be used, or null */
export async function probeHost({ deployDir, renderer, version }: Probe): Promise<string | null> {
  const problem = await renderer.probeHost(hostBundleFile(deployDir, version));
  if (problem !== null) return problem;
  try {
    hostBundle(deployDir, version);
    return null;
  } catch (error) {
    return String(error);
  }
}
