import { redirect, type PageModule } from '@lapak/runtime';
import { paths } from '@lapak/contracts/routes';
import type { Access, PageRoute } from './route-table.ts';
import type { ShellEnvironment } from './shell-environment.ts';

interface LoaderArguments {
  params: Readonly<Record<string, string | undefined>>;
  request: { url: string };
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where a visitor who may not open a page is sent instead, or null (spec 3 §2, guards). */
export function guard(access: Access, isLoggedIn: boolean, username: string): string | null {
  if (access === 'guest' && isLoggedIn) return paths.home(username);
  if (access === 'customer' && !isLoggedIn) return paths.login(username);
  return null;
}

/** Starts a page's prefetch; in a browser a failure is the page's own to show. */
export async function runPrefetch(
  page: PageModule,
  environment: ShellEnvironment,
  { params, request }: LoaderArguments,
): Promise<void> {
  const { store, prefetchGraceMs } = environment;
  const context = { dispatch: store.dispatch, getState: store.getState, params, url: new URL(request.url) };
  const running = page.prefetch?.(context);
  if (!running) return;
  if (prefetchGraceMs === Infinity) await running;
  else await Promise.race([running.catch(() => undefined), after(prefetchGraceMs)]);
}

/**
 * Loader of one page's route: guard, files, data. The page renders when its files are there and its data too, or when
 * the data lets on itself wait for longer than the grace; it never renders first and fetches then.
 */
export function pageLoader(route: PageRoute, environment: ShellEnvironment) {
  return async (args: LoaderArguments) => {
    const elsewhere = guard(route.access, environment.isLoggedIn(), args.params.username ?? '');
    if (elsewhere) return redirect(elsewhere);
    // A page that decides by the cart or the user must not decide before they are back.
    const [page] = await Promise.all([
      environment.pages.load(route.module),
      route.painted ? undefined : environment.remember(),
    ]);
    await runPrefetch(page, environment, args);
    return null;
  };
}
