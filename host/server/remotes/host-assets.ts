import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of the scripts that documents carry in themselves. */
export interface InlineScripts {
  /** Files of every document. */
  every: string;
  /** Files of a painted document, before its body. */
  painted: string;
}

export interface HostAssets {
  js: string[];
  css: string[];
  /** Scripts that a page needs besides, from its start, when it is not painted. */
  unpainted: string[];
  inline: InlineScripts;
}

/** Would end the element that the text stands in, or begin a comment. */
const UNFIT = /<\/script|<!--/i;

/**
 * The shell's first files of one version, as addresses, and its inline scripts. Throws, with the reason, when its list is
 * garbage or a script is missing.
 * @param deployDir folder of built versions
 */
export function readHostAssets(deployDir: string, version: string): HostAssets {
  const folder = join(deployDir, 'host', version);
  const assets = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as Omit<HostAssets, 'inline'>;
  const address = (file: string) => `/assets/host/${version}/${file}`;
  const { js, css, unpainted } = assets;
  for (const script of js)
    if (!existsSync(join(folder, script)))
      throw new Error(`${script} of the host's version ${version} is missing`);
  function inline(name: string) {
    const text = readFileSync(join(folder, `inline-${name}.js`), 'utf8');
    if (UNFIT.test(text))
      throw new Error(`inline-${name}.js of the host's version ${version} cannot stand in a document`);
    return text;
  }
  return {
    js: js.map(address),
    css: css.map(address),
    unpainted: unpainted.map(address),
    inline: { every: inline('every-document'), painted: inline('painted-document') },
  };
}
