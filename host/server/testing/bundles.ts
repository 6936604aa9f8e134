import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A tiny shell bundle: prefetch, then a real React render of the page inside the marked element. */
const hostSource = `
const React = require('react');
const { renderToPipeableStream } = require('react-dom/server');
exports.runtime = { isRuntime: true };
exports.renderPage = async ({ url, page, transport, signal, onError, onShellReady, onShellError, onAllReady }) => {
  const data = await page.prefetch?.({ url, transport });
  const state = { data };
  const app = React.createElement('div', { 'data-lapak-app': true }, React.createElement(page.default, { data, url }));
  const stream = renderToPipeableStream(app, { onError, onShellError, onAllReady, onShellReady: () => onShellReady(stream, state) });
  signal.addEventListener('abort', () => stream.abort());
  return () => undefined;
};
`;

/**
 * A folder with server bundles for tests.
 * @returns `host`, the shell's bundle; `remote`, which writes a remote whose pages are the given source texts
 */
export function bundleFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'lapak-bundles-'));
  const write = (name: string, text: string) => {
    const file = join(dir, name);
    writeFileSync(file, text);
    return file;
  };
  return {
    dir,
    host: write('host.cjs', hostSource),
    /** @param pages module name to the source of its page module */
    remote: (name: string, pages: Record<string, string>, before = '') =>
      write(
        `${name}.cjs`,
        `const React = require('react');\nconst h = React.createElement;\n${before}\nexports.exposes = {${Object.entries(
          pages,
        )
          .map(([module, source]) => `${module}: async () => (${source})`)
          .join(',\n')}};`,
      ),
    write,
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
