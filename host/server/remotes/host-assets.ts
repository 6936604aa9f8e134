import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface HostAssets {
  js: string[];
  css: string[];
  /** Scripts that a page needs besides, from its start, when it is not painted. */
  unpainted: string[];
}

/**
 * The shell's first files of one version, as addresses. Throws, with the reason, when its list is garbage or a script is
 * missing.
 * @param deployDir folder of built versions
 */
export function readHostAssets(deployDir: string, version: string): HostAssets {
  const assets = JSON.parse(readFileSync(join(deployDir, 'host', version, 'assets.json'), 'utf8')) as Pick<
    HostAssets,
    'js' | 'css'
  > &
    Partial<HostAssets>;
  const address = (file: string) => `/assets/host/${version}/${file}`;
  const { js, css, unpainted = [] } = assets;
  for (const script of js)
    if (!existsSync(join(deployDir, 'host', version, script)))
      throw new Error(`${script} of the host's version ${version} is missing`);
  return { js: js.map(address), css: css.map(address), unpainted: unpainted.map(address) };
}
