import type { PageModule } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { RecordedToasts } from './recorded-toasts.tsx';

/** Opens a page as `renderPage` does, with its recorded toasts. */
export function openPage(page: PageModule, options: Parameters<typeof renderPage>[1]) {
  const Page = page.default;
  return renderPage(
    {
      prefetch: page.prefetch,
      default: () => (
        <>
          <Page />
          <RecordedToasts />
        </>
      ),
    },
    options,
  );
}
