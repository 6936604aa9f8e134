import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../deploy/deploy-dir.mjs';

const sheet = `@layer ui {
  .a {
    inset: var(--elsewhere, 0);
    height: var(--collapsible-panel-height);
    color: var(--color-text);
    font-size: var(--text-base);
    margin: 0 calc(2 * var(--spce-2));
  }
}`;

it('the linter refuses custom properties that are defined nowhere', () => {
  const args = ['--format', 'json', '--stdin', '--stdin-filename', 'shared/ui/src/a.module.css'];
  const { stdout } = spawnSync(join(repositoryRoot, 'node_modules/.bin/eslint'), args, {
    ...{ cwd: repositoryRoot, input: sheet, encoding: 'utf8' },
  });
  expect(JSON.parse(stdout)[0].messages.map(({ message }) => message)).toEqual([
    expect.stringContaining('--text-base is defined nowhere'),
    expect.stringContaining('--spce-2 is defined nowhere'),
  ]);
});
