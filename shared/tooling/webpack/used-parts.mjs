import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../deploy/deploy-dir.mjs';

const IMPORT = /import \{([^}]*)\} from '(@base-ui\/react\/[a-z-]+)';/g;

/** The sources of the one package that uses the headless components. */
export function uiSources() {
  const folder = join(repositoryRoot, 'shared/ui/src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/**
 * Which parts of the headless components some sources use.
 * @param {readonly string[]} sources
 * @returns {Map<string, Map<string, Set<string>>>} module to component to its parts; none for one that is used itself
 */
export function usedParts(sources) {
  const found = new Map();
  for (const source of sources) {
    const body = source.replace(IMPORT, '');
    for (const [, list, module] of source.matchAll(IMPORT)) {
      const components = found.get(module) ?? new Map();
      found.set(module, components);
      for (const item of list.split(',')) {
        const [component, local = component] = item.trim().split(/ as /);
        if (component === '' || component.startsWith('type ')) continue;
        const parts = components.get(component) ?? new Set();
        components.set(component, parts);
        for (const [, part] of body.matchAll(new RegExp(`(?<![\\w.])${local}\\.(\\w+)`, 'g')))
          parts.add(part);
      }
    }
  }
  return found;
}
