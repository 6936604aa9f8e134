import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const size = (dir, file) => statSync(join(dir, `${file}.br`)).size;
const sum = (dir, files) => files.reduce((total, file) => total + size(dir, file), 0);

function check(what, bytes, kilobytes) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} KB of ${kilobytes} KB JavaScript (brotli)`);
  if (bytes > kilobytes * 1000) throw new Error(`${what} is over its size budget: ${bytes} bytes, ${kilobytes * 1000} allowed`);
}

/**
 * Fails the build when a first load has grown over its budget, or a page has none. `budget.json` of each package has the
 * kilobytes (1000 bytes) of JavaScript, brotli, that a first visit may load: of the shell (`main`); for a page its remote's
 * entry and what the page needs at once. What a visit loads in all is held to `e2e/budget.json`.
 * @param {string} part
 * @param {string} dir the built version
 * @param {string} root the package's folder
 */
export function checkBudget(part, dir, root) {
  const budget = JSON.parse(readFileSync(join(root, 'budget.json'), 'utf8'));
  if (part === 'host') {
    check('host', sum(dir, JSON.parse(readFileSync(join(dir, 'assets.json'), 'utf8')).js), budget.main);
    return;
  }
  const manifest = JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8'));
  for (const { name, assets } of manifest.exposes) {
    if (!(name in budget)) throw new Error(`${part}/${name} has no size budget`);
    check(`${part}/${name}`, sum(dir, [manifest.metaData.remoteEntry.name, ...assets.js.sync]), budget[name]);
  }
}
