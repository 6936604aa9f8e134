import type { PageModule } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { SaidToasts } from './said-toasts.tsx';

/** Opens a page as `renderPage` does, with what its toasts say beside it. */
export function openPage(page: PageModule, options: Parameters<typeof renderPage>[1]) {
  const Page = page.default;
  return renderPage(
    {
      prefetch: page.prefetch,
      default: () => (
        <>
          <Page />
          <SaidToasts />
        </>
      ),
    },
    options,
  );
}
