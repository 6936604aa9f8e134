import * as consolePaths from '@lapak/contracts/console-paths';
import { useNavigateFromHere } from '@lapak/runtime/use-navigate-from-here';
import { useToko } from '../../app/toko-context.ts';
import { EventEditor } from '../../features/event-editor/event-editor.tsx';
import { EventLayout } from '../../features/event-editor/event-layout.tsx';

/** An event that is not there yet. */
export default function NewEventPage() {
  const { username } = useToko();
  const navigate = useNavigateFromHere();
  return (
    <EventLayout title="Acara baru">
      <EventEditor
        toko={username}
        event={null}
        onSaved={({ id }) => void navigate(consolePaths.event(username, id), { replace: true })}
      />
    </EventLayout>
  );
}
