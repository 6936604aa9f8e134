import webpack from 'webpack';

const ending = (files, end) => files.filter((file) => file.endsWith(end));

/** All groups of chunks that are loaded later from a group. */
function laterGroups(group, seen = new Set()) {
  for (const child of group.childrenIterable) {
    if (seen.has(child)) continue;
    seen.add(child);
    laterGroups(child, seen);
  }
  return seen;
}

/** The files of a page: those that it needs at once, and those that are loaded later. */
function assetsOf(group) {
  const sync = group.getFiles();
  const later = [...laterGroups(group)].flatMap((child) => child.getFiles());
  const async = [...new Set(later)].filter((file) => !sync.includes(file));
  const kind = (end) => ({ sync: ending(sync, end), async: ending(async, end) });
  return { js: kind('.js'), css: kind('.css') };
}

/**
 * Writes a remote's `mf-manifest.json`, in the form of Module Federation's own, as far as it is read: the server learns from it
 * the entry's script, its global variable, and the files of each page.
 */
export class ManifestPlugin {
  /** @param {{ globalName: string, entry: string, modules: Record<string, string> }} container modules: name to chunk */
  constructor(container) {
    this.container = container;
  }
  apply(compiler) {
    const { globalName, entry, modules } = this.container;
    compiler.hooks.thisCompilation.tap('Manifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Files have their last names.
        { name: 'Manifest', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => {
          const exposes = Object.entries(modules).map(([name, chunk]) => ({
            name,
            assets: assetsOf(compilation.namedChunkGroups.get(chunk)),
          }));
          const manifest = { metaData: { globalName, remoteEntry: { name: entry } }, exposes };
          compilation.emitAsset('mf-manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest)));
        },
      );
    });
  }
}
