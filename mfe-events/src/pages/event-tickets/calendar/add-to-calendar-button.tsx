import type { StoreEvent } from '@lapak/contracts/api/event';
import { icons } from '@lapak/ui/icons';
import { Button } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { fileName } from '../../../lib/file-name.ts';
import { useMadeFile } from '../use-made-file.ts';

interface AddToCalendarButtonProps {
  event: StoreEvent;
  /** The event's public URL. */
  address: string;
}

/** Downloads the event as an .ics file. */
export function AddToCalendarButton({ event, address }: AddToCalendarButtonProps) {
  const file = useMadeFile('Berkas kalender tidak bisa dibuat');
  const save = () =>
    file.make(fileName([event.nama_event], 'ics'), async () => {
      const { calendarFile } = await import(/* webpackChunkName: "calendar" */ './calendar-file.ts');
      return calendarFile(event, { address, now: new Date() });
    });
  return (
    <Button
      block
      variant="secondary"
      icon={<Icon shape={icons.calendar} size={20} />}
      loading={file.isMaking}
      onClick={() => void save()}
    >
      Tambah ke Kalender
    </Button>
  );
}
