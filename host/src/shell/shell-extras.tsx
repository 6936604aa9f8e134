import { ScrollTopButton } from '@lapak/ui/scroll-top-button';
import { Toaster } from '@lapak/ui/toaster';
import { ConnectionNotice } from './connection-notice.tsx';

/** What stands beside every page and shows nothing at first: loaded once the page answers. */
export default function ShellExtras() {
  return (
    <>
      <ScrollTopButton />
      <ConnectionNotice />
      <Toaster />
    </>
  );
}
