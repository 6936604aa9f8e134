import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Kilobytes (1000 bytes) of JavaScript, brotli, that a first visit may load. Home as a whole is host + storefront/Home:
 * 130, and a little room because the names of versions and chunks are part of the files.
 */
const budgets = { host: 111.8, storefront: { Home: 18, ProductDetail: 21.8 } };

const size = (dir, file) => statSync(join(dir, `${file}.br`)).size;
const sum = (dir, files) => files.reduce((total, file) => total + size(dir, file), 0);

function check(what, bytes, kilobytes) {
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} KB of ${kilobytes} KB JavaScript (brotli)`);
  if (bytes > kilobytes * 1000) throw new Error(`${what} is over its size budget: ${bytes} bytes, ${kilobytes * 1000} allowed`);
}

/** Fails the build when a first load has grown over its budget. */
export function checkBudget(part, dir) {
  const budget = budgets[part];
  if (!budget) return;
  if (part === 'host') {
    check('host', sum(dir, JSON.parse(readFileSync(join(dir, 'assets.json'), 'utf8')).js), budget);
    return;
  }
  const manifest = JSON.parse(readFileSync(join(dir, 'mf-manifest.json'), 'utf8'));
  for (const [page, kilobytes] of Object.entries(budget)) {
    const exposed = manifest.exposes.find((entry) => entry.name === page);
    check(`${part}/${page}`, sum(dir, [manifest.metaData.remoteEntry.name, ...exposed.assets.js.sync]), kilobytes);
  }
}
