import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const definitions = (text) => text.match(/--[\w-]+(?=\s*:)/g) ?? [];
const read = (file) => definitions(readFileSync(file, 'utf8'));

/** Set by Base UI on its elements. */
const ofLibraries = [
  '--accordion-panel-height',
  '--anchor-width',
  '--available-height',
  '--collapsible-panel-height',
];
const known = [...read(new URL('../../ui/src/styles/tokens.css', import.meta.url)), ...ofLibraries];

const ofFolder = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => read(join(folder, file)));

/**
 * Requires a custom property that a style sheet reads without a fallback to be a token, a library's, or set by a style sheet of its folder:
 * browsers ignore a declaration with another one, and say nothing.
 */
export const knownCustomProperty = {
  meta: { messages: { unknown: '{{name}} is defined nowhere: see shared/ui/src/styles/tokens.css' } },
  create(context) {
    const names = new Set([...known, ...ofFolder(dirname(context.filename))]);
    return {
      'Function[name="var"]'(node) {
        const [{ name }, ...fallback] = node.children;
        if (fallback.length === 0 && !names.has(name))
          context.report({ node, messageId: 'unknown', data: { name } });
      },
    };
  },
};
