import { runPrefetch } from '@lapak/runtime';
import { paths } from '@lapak/contracts/routes';
import type { MatchedPage } from './match-page.ts';
import type { Access } from './route-table.ts';
import type { ShellEnvironment } from './shell-environment.ts';

/** Redirect target for a visitor who may not open the page, or null (spec 3 §2, guards). */
export function guard(access: Access, isLoggedIn: boolean, username: string): string | null {
  if (access === 'guest' && isLoggedIn) return paths.home(username);
  if (access === 'customer' && !isLoggedIn) return paths.login(username);
  return null;
}

/**
 * Loads one page: guard, files, data. Resolves when files and data are loaded, or when the data takes longer than the
 * grace period; a page never renders first and fetches then.
 * @returns the redirect target, or null. Rejects with a `RemoteError` when the files fail to load.
 */
export async function loadPage(
  page: MatchedPage,
  url: URL,
  environment: ShellEnvironment,
): Promise<string | null> {
  const elsewhere = guard(page.access, environment.isLoggedIn(), page.params.username ?? '');
  if (elsewhere) return elsewhere;
  // A page that depends on the cart or the user needs the restored state.
  const [module] = await Promise.all([
    environment.pages.load(page.module),
    page.painted ? undefined : environment.restore(),
  ]);
  await runPrefetch(module, environment, { params: page.params, url });
  return null;
}
