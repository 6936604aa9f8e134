import type { PageContext } from './page-module.ts';

interface Initiable<Arg, Result> {
  initiate: (
    arg: Arg,
    options: { subscribe: false },
  ) => Parameters<PageContext['dispatch']>[0] | ((...rest: never[]) => { unwrap: () => Promise<Result> });
}

/**
 * Puts a query's answer into the store before the page renders. Rejects with an `ApiError` when the call fails, so that
 * the server does not paint (and keep) an error page.
 */
export async function prefetchQuery<Arg, Result>(
  context: PageContext,
  endpoint: Initiable<Arg, Result>,
  arg: Arg,
): Promise<Result> {
  const started = context.dispatch(endpoint.initiate(arg, { subscribe: false }) as never) as unknown as {
    unwrap: () => Promise<Result>;
  };
  return started.unwrap();
}
