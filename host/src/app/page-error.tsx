import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { useEffect, useState } from 'react';
import { useNavigationState } from '@lapak/runtime';
import { RemoteError } from '../remotes/page-source.ts';
import { PageErrorCard } from '../shell/page-error-card.tsx';
import { useShellEnvironment } from './shell-environment.ts';

/**
 * In place of one page that failed. A render that throws is tried once more with the remote's last good version; when that
 * fails too, or the files fail to load, this page alone shows a card with a retry button.
 */
export function PageError({ id, error }: { id: RemoteModuleId; error: unknown }) {
  const { pages } = useShellEnvironment();
  const { pending, reload } = useNavigationState();
  const [fallingBack, setFallingBack] = useState(() => !(error instanceof RemoteError));

  useEffect(() => {
    if (!fallingBack) return;
    const again = pages.demote(id) ? reload() : Promise.resolve();
    void again.finally(() => setFallingBack(false));
    // Once per error, and in an effect, because React may render a boundary without committing it: the boundary is
    // remounted for the next error.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (fallingBack) return null;
  return (
    <PageErrorCard
      busy={pending}
      onRetry={() => {
        pages.reset(id);
        void reload();
      }}
    />
  );
}
