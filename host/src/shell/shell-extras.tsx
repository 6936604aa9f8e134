import { ProgressLine } from '@lapak/ui/progress-line';
import { ScrollTopButton } from '@lapak/ui/scroll-top-button';
import { Toaster } from '@lapak/ui/toaster';
import { useNavigationState } from '../navigation/navigation-provider.tsx';
import { ConnectionNotice } from './connection-notice.tsx';

/** What stands beside every page and shows nothing at first: loaded once the page answers. */
export default function ShellExtras() {
  const { pending } = useNavigationState();
  return (
    <>
      {pending ? <ProgressLine label="Memuat halaman" top /> : null}
      <ScrollTopButton />
      <ConnectionNotice />
      <Toaster />
    </>
  );
}
