import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);
const files = {
  serif: '@fontsource/playfair-display/files/playfair-display-latin-700-normal.woff',
  'serif-black': '@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff',
  'serif-regular': '@fontsource/playfair-display/files/playfair-display-latin-500-normal.woff',
  'serif-italic': '@fontsource/playfair-display/files/playfair-display-latin-600-italic.woff',
  sans: '@fontsource/poppins/files/poppins-latin-500-normal.woff',
  'sans-light': '@fontsource/poppins/files/poppins-latin-300-normal.woff',
  'sans-bold': '@fontsource/poppins/files/poppins-latin-700-normal.woff',
  'sans-black': '@fontsource/poppins/files/poppins-latin-900-normal.woff',
  'sans-italic': '@fontsource/poppins/files/poppins-latin-700-italic.woff',
  narrow: '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff',
  script: '@fontsource/pacifico/files/pacifico-latin-400-normal.woff',
};

const loaded = new Map();

/** Text becomes outlines, so that a picture comes out the same whatever fonts a machine has. */
export function font(name) {
  if (!loaded.has(name)) {
    const bytes = readFileSync(require.resolve(files[name]));
    loaded.set(
      name,
      opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)),
    );
  }
  return loaded.get(name);
}
