const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** `GiftList` as `gift-list`: the build derives a page's file from its module. */
const kebab = (module) => module.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

const titleOf = (address) => address.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

const pick = (versions, names) => Object.fromEntries(names.map((name) => [name, versions[name]]));

const packageJson = ({ remote, address }, versions) => ({
  name: `@lapak/mfe-${remote}`,
  version: '0.1.0',
  private: true,
  type: 'module',
  description: titleOf(address),
  scripts: {
    build: 'node --import tsx ../shared/tooling/deploy/build.mjs',
    deploy: 'node --import tsx ../shared/releases/bin/deploy.mjs',
    dev: 'node --import tsx ../shared/tooling/deploy/dev-remote.mjs',
    test: 'jest',
    typecheck: 'node ../node_modules/typescript-native/bin/tsc --noEmit',
  },
  dependencies: pick(versions, ['@lapak/contracts', '@lapak/runtime', '@lapak/ui', 'react', 'react-dom']),
  devDependencies: pick(versions, [
    '@lapak/tooling',
    '@testing-library/react',
    '@types/react',
    '@types/react-dom',
    'jest',
  ]),
});

/** Kilobytes of JavaScript (brotli): the first page has 7.4. */
const FIRST_BUDGET = 10.4;

/**
 * The files of a new remote.
 * @param {{ remote: string, module: string, address: string }} names
 * @param {Record<string, string>} versions of packages
 * @returns {Record<string, string>} path relative to the repository to text
 */
export function files(names, versions) {
  const { remote, module, address } = names;
  const page = kebab(module);
  const title = titleOf(address);
  const folder = `mfe-${remote}`;
  return {
    [`${folder}/package.json`]: json(packageJson(names, versions)),
    [`${folder}/tsconfig.json`]: `{
  "extends": "../shared/tooling/tsconfig/react.json",
  "include": ["src"]
}
`,
    [`${folder}/budget.json`]: json({ [module]: FIRST_BUDGET }),
    [`${folder}/jest.config.mjs`]: `import { reactPreset } from '@lapak/tooling/jest/react';

export default reactPreset();
`,
    [`${folder}/src/index.ts`]: `void import('./bootstrap.tsx');
`,
    [`${folder}/src/exposes.ts`]: `import type { RemoteExposes } from '@lapak/contracts/remote-modules';
import type { PageContext } from '@lapak/runtime';

/** The pages that this remote exposes to the host. */
export const exposes = {
  ${module}: () => import('./pages/${page}/${page}-page.tsx'),
} satisfies RemoteExposes<'${remote}', PageContext>;
`,
    [`${folder}/src/bootstrap.tsx`]: `import '@lapak/ui/styles/reset.css';
import '@lapak/ui/styles/tokens.css';
import { createStandAlone } from '@lapak/runtime/create-stand-alone';
import { Toaster } from '@lapak/ui/toaster';
import { exposes } from './exposes.ts';

createStandAlone({
  pages: { ${remote}: exposes.${module} },
  links: ['${remote}'],
  overlays: <Toaster />,
});
`,
    [`${folder}/src/pages/${page}/${page}-page.tsx`]: `import { paths } from '@lapak/contracts/routes';
import { useGoBack, useParams } from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';

export default function ${module}Page() {
  const { username = '' } = useParams();
  const goBack = useGoBack(paths.home(username));

  return (
    <>
      <BackBar title="${title}" onBack={goBack} />
      <main>Segera hadir.</main>
    </>
  );
}
`,
    [`${folder}/src/pages/${page}/${page}-page.test.tsx`]: `import { paths, patterns } from '@lapak/contracts/routes';
import { renderPage } from '@lapak/runtime/testing';
import { screen } from '@testing-library/react';
import * as page from './${page}-page.tsx';

test('shows its title', async () => {
  await renderPage(page, { pattern: patterns.${remote}, url: paths.${remote}('kopinusantara') });
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible();
});
`,
  };
}
