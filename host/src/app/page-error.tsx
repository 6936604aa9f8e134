import type { RemoteModuleId } from '@lapak/contracts/remote-modules';
import { useNavigationState, usePending } from '@lapak/runtime';
import { useState } from 'react';
import { PageErrorCard } from '../shell/page-error-card.tsx';
import { useShellEnvironment } from './shell-environment.ts';

/** Stands for one page of which no version works. Its button asks for what is deployed now, and loads that. */
export function PageError({ id }: { id: RemoteModuleId }) {
  const { pages } = useShellEnvironment();
  const { reload } = useNavigationState();
  const pending = usePending();
  const [isAsking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    await pages.retry(id);
    await reload();
    setAsking(false);
  };
  return <PageErrorCard busy={isAsking || pending} onRetry={() => void retry()} />;
}
