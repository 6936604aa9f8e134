import { runPrefetch } from '@lapak/runtime';
import { paths } from '@lapak/contracts/routes';
import type { MatchedPage } from './match-page.ts';
import type { Access } from './route-table.ts';
import type { ShellEnvironment } from './shell-environment.ts';

/** Where a visitor who may not open a page is sent instead, or null (spec 3 §2, guards). */
export function guard(access: Access, isLoggedIn: boolean, username: string): string | null {
  if (access === 'guest' && isLoggedIn) return paths.home(username);
  if (access === 'customer' && !isLoggedIn) return paths.login(username);
  return null;
}

/**
 * Loads one page: guard, files, data. It settles when the files are there and the data too, or when the data lets on
 * itself wait for longer than the grace; a page never renders first and fetches then.
 * @returns where the visitor is sent instead, or null. Rejects with a `RemoteError` when the files do not come.
 */
export async function loadPage(
  page: MatchedPage,
  url: URL,
  environment: ShellEnvironment,
): Promise<string | null> {
  const elsewhere = guard(page.access, environment.isLoggedIn(), page.params.username ?? '');
  if (elsewhere) return elsewhere;
  // A page that decides by the cart or the user must not decide before they are back.
  const [module] = await Promise.all([
    environment.pages.load(page.module),
    page.painted ? undefined : environment.remember(),
  ]);
  await runPrefetch(module, environment, { params: page.params, url });
  return null;
}
