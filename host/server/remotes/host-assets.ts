import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HostAssets {
  js: string[];
  css: string[];
}

/**
 * The shell's entry files of one version, as addresses.
 * @param deployDir where built versions live
 */
export function readHostAssets(deployDir: string, version: string): HostAssets {
  const assets = JSON.parse(
    readFileSync(join(deployDir, 'host', version, 'assets.json'), 'utf8'),
  ) as HostAssets;
  const address = (file: string) => `/assets/host/${version}/${file}`;
  return { js: assets.js.map(address), css: assets.css.map(address) };
}
