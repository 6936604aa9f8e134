import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { COMMON_FOLDER, commonLibraries, providedToLibraries } from './common-libraries.mjs';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const stub = fileURLToPath(new URL('../common/use-library.cjs', import.meta.url));
const loader = fileURLToPath(new URL('../common/use-library-loader.cjs', import.meta.url));

/** From a version's folder to the common files. */
const address = (file) => `../../${COMMON_FOLDER}/${file}.js`;

/** The common files that a chunk's modules need. */
function filesOf(chunk, chunkGraph, files) {
  const needed = new Set();
  for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
    if (!module.resource?.startsWith(`${stub}?`)) continue;
    const query = new URLSearchParams(module.resource.slice(stub.length));
    if (!query.has('name')) needed.add(files[query.get('library')]);
  }
  return [...needed];
}

/** Loads a chunk's common files beside the chunk; one that did not come is asked for again with the next try. */
class LoadCommonFiles extends RuntimeModule {
  constructor(files) {
    super('common libraries', RuntimeModule.STAGE_ATTACH);
    this.files = files;
  }
  generate() {
    const needed = {};
    for (const chunk of this.chunk.getAllReferencedChunks()) {
      const files = filesOf(chunk, this.compilation.chunkGraph, this.files);
      if (files.length > 0) needed[chunk.id] = files;
    }
    return Template.asString([
      `var needed = ${JSON.stringify(needed)};`,
      `${RuntimeGlobals.ensureChunkHandlers}.common = function (chunk, promises) {`,
      Template.indent([
        '(needed[chunk] || []).forEach(function (file) {',
        Template.indent([
          'if (self.lapakCommon && self.lapakCommon[file]) return;',
          'promises.push(new Promise(function (resolve, reject) {',
          Template.indent([
            `${RuntimeGlobals.loadScript}(${RuntimeGlobals.publicPath} + "../../${COMMON_FOLDER}/" + file + ".js", function () {`,
            Template.indent([
              'if (self.lapakCommon && self.lapakCommon[file]) resolve();',
              `else reject(new Error("the common file " + file + " did not come"));`,
            ]),
            '}, "common-" + file);',
          ]),
          '}));',
        ]),
        '});',
      ]),
      '};',
    ]);
  }
}

/** Names the common files of each page in the manifest, so that the server has them loaded ahead. */
function nameInManifest(compilation, files) {
  const asset = compilation.getAsset('mf-manifest.json');
  if (!asset) throw new Error('the build has no mf-manifest.json');
  const manifest = JSON.parse(asset.source.source().toString());
  const neededBy = new Map();
  for (const chunk of compilation.chunks) {
    for (const file of chunk.files) neededBy.set(file, filesOf(chunk, compilation.chunkGraph, files));
  }
  for (const { assets } of manifest.exposes) {
    const needed = new Set(assets.js.sync.flatMap((file) => neededBy.get(file) ?? []));
    assets.js.sync.push(...[...needed].map(address));
  }
  compilation.updateAsset('mf-manifest.json', new webpack.sources.RawSource(JSON.stringify(manifest)));
}

/** Lets a remote's build take the common libraries from their files, instead of shipping them in its own chunks. */
export class CommonLibrariesPlugin {
  /** @param {Record<string, string>} files of `buildCommonLibraries` */
  constructor(files) {
    this.files = files;
  }
  apply(compiler) {
    const { files } = this;
    const stubs = Object.entries(commonLibraries).flatMap(([library, names]) =>
      names.map((name) => [`${name}$`, `${stub}?library=${library}&name=${name}`]),
    );
    // A new object: the other builds have the old one too.
    const { resolve } = compiler.options;
    resolve.alias = { ...resolve.alias, ...Object.fromEntries(stubs) };
    compiler.options.module.rules.push({
      resource: stub,
      use: { loader, options: { files, provided: providedToLibraries } },
    });
    compiler.hooks.thisCompilation.tap('CommonLibraries', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap('CommonLibraries', (chunk, requirements) => {
          requirements.add(RuntimeGlobals.loadScript);
          requirements.add(RuntimeGlobals.publicPath);
          compilation.addRuntimeModule(chunk, new LoadCommonFiles(files));
        });
      compilation.hooks.processAssets.tap(
        { name: 'CommonLibraries', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => nameInManifest(compilation, files),
      );
    });
  }
}
