import { brotliCompressSync, constants } from 'node:zlib';
import { decodedMappings, TraceMap } from '@jridgewell/trace-mapping';

/** A part of a minified script that comes from one source file; without one it is webpack's own. */
interface Piece {
  source: string;
  text: string;
}

/** Cuts a script at the places that its source map names. */
function piecesOf(script: string, map: string): Piece[] {
  const traced = new TraceMap(map);
  const mappings = decodedMappings(traced);
  return script.split('\n').flatMap((line, at) => {
    const segments = mappings[at] ?? [];
    const pieces = segments.map((segment, index) => ({
      source: (segment.length > 1 ? traced.sources[segment[1] ?? 0] : null) ?? '',
      text: line.slice(segment[0], segments[index + 1]?.[0]),
    }));
    return [{ source: '', text: line.slice(0, segments[0]?.[0]) }, ...pieces];
  });
}

/** The package of a source file, as a person names it. */
function packageOf(source: string): string {
  const [, installed] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  const [, shared] = /\/shared\/([^/]+)\//.exec(source) ?? [];
  if (installed) return installed;
  if (shared) return `@lapak/${shared}`;
  return /\/src\//.test(source) ? 'the shell' : "webpack's runtime";
}

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;

/** One package in a script: bytes when minified, and by how many bytes the compressed script is smaller without it. */
export interface ModuleSize extends Record<string, string | number> {
  package: string;
  minified: number;
  brotli: number;
}

/**
 * What each package adds to a script, largest first.
 * @param map the script's source map, as JSON
 */
export function moduleSizes(script: string, map: string): ModuleSize[] {
  const pieces = piecesOf(script, map).map(({ source, text }) => ({ name: packageOf(source), text }));
  const names = new Set(pieces.map(({ name }) => name));
  const whole = compressed(script);
  const sizes = [...names].map((name) => {
    const kept = pieces.filter((piece) => piece.name !== name).map(({ text }) => text);
    const minified = pieces
      .filter((piece) => piece.name === name)
      .reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
    return { package: name, minified, brotli: whole - compressed(kept.join('')) };
  });
  return sizes.sort((one, other) => other.brotli - one.brotli);
}
