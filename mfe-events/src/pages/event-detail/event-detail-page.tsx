import { paths } from '@lapak/contracts/routes';
import { prefetchQuery, useGoBack, useParams, type PageModule } from '@lapak/runtime';
import { BackBar } from '@lapak/ui/back-bar';
import { NoScriptHint } from '@lapak/ui/no-script-hint';
import { eventApi } from '../../api/event-api.ts';
import { EventMissing } from './event-missing.tsx';
import { EventSkeleton } from './event-skeleton.tsx';
import { EventView } from './event-view.tsx';
import { isEventId } from '../../features/event-sale/event-id.ts';
import { useEventDetail, type EventDetailView } from '../../features/event-sale/use-event-detail.ts';

export const prefetch: PageModule['prefetch'] = async (context) => {
  const { username = '', id = '' } = context.params;
  // The server answers 404, as for an unknown event.
  if (!isEventId(id)) throw Object.assign(new Error('the address names no event'), { status: 404 });
  await prefetchQuery(context, eventApi.endpoints.getEvent, { username, id });
};

/** An event and its tickets (spec 3 §2). */
export default function EventDetailPage() {
  const { username = '', id = '' } = useParams();
  const view = useEventDetail(username, id);
  const goBack = useGoBack(paths.events(username));
  return (
    <>
      <BackBar title="Detail Event" onBack={goBack} titleAs={view.status === 'ready' ? 'span' : 'h1'} />
      <NoScriptHint />
      <Content username={username} view={view} />
    </>
  );
}

function Content({ username, view }: { username: string; view: EventDetailView }) {
  switch (view.status) {
    case 'loading':
      return <EventSkeleton />;
    case 'missing':
      return <EventMissing username={username} />;
    case 'failed':
      return <EventMissing username={username} isRetrying={view.isRetrying} onRetry={view.retry} />;
    case 'ready':
      // Another event has its own choice.
      return <EventView key={view.event.id} username={username} {...view} />;
  }
}
