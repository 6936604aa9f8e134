import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../deploy/deploy-dir.mjs';

/** Names that an import gets of the library itself, outside of jest. */
function namesOf(entry) {
  const from = pathToFileURL(join(repositoryRoot, 'package.json')).href;
  const source = `const { createRequire } = await import('node:module');
    console.log(JSON.stringify(Object.keys(createRequire(${JSON.stringify(from)})(${JSON.stringify(entry)}))))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', source], {
      cwd: repositoryRoot,
      encoding: 'utf8',
    }),
  );
}

it.each(['typebox', 'typebox/value', 'msw', 'msw/node', '@base-ui/react/dialog'])(
  '%s is one file in a suite, and what it is elsewhere',
  async (entry) => {
    expect(require.resolve(entry)).toContain('jest-libraries');
    const sorted = (names) => names.filter((name) => name !== '__esModule').sort();
    expect(sorted(Object.keys(await import(entry)))).toEqual(sorted(namesOf(entry)));
  },
);

it('has one copy of what its entries share, and the React of all', async () => {
  const library = '@base-ui/react';
  const { Dialog } = await import(`${library}/dialog`);
  expect(Dialog.Root).toBe((await import(library)).Dialog.Root);
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const button = createElement((await import(`${library}/button`)).Button, null, 'Beli');
  expect(renderToStaticMarkup(button)).toContain('Beli</button>');
});
