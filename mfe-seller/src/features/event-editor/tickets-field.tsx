import { formatThousands } from '@lapak/domain/rupiah';
import { limits } from '@lapak/contracts/limits';
import { AddButton } from '../../components/add-button.tsx';
import { eventLabels } from '@lapak/contracts/store-document/event-labels';
import { DateField, type DateFieldProps } from '@lapak/ui/date-field';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { NumberField, RupiahField } from '@lapak/ui/number-field';
import { TextField, type TextFieldProps } from '@lapak/ui/text-field';
import { useRef } from 'react';
import styles from '../editor/editor.module.css';
import { useListField } from '../editor/use-list-field.ts';
import { newTicket, type TicketValues } from './event-values.ts';

interface TicketsFieldProps {
  /** Tickets that orders hold, by the key of their kind. */
  sold: Readonly<Record<string, number>>;
}

interface SaleMomentProps {
  name: 'sale_start' | 'sale_end';
  hint: string;
  day: Pick<DateFieldProps, 'value' | 'error' | 'onValueChange' | 'onBlur'>;
  clock: Pick<TextFieldProps, 'value' | 'error' | 'onBlur'>;
  onClock: (text: string) => void;
}

/** When a sale begins or ends: a day, and a time if not the whole day is meant. */
function SaleMoment({ name, hint, day, clock, onClock }: SaleMomentProps) {
  const label = eventLabels[name];
  return (
    <div className={styles.pair}>
      <DateField {...day} label={label} hint={hint} marked />
      <TextField
        {...clock}
        type="time"
        label="Jam (WIB)"
        aria-label={`Jam ${label.toLowerCase()} (WIB)`}
        onChange={({ target }) => onClock(target.value)}
      />
    </div>
  );
}

/** @param held tickets of the kind that orders hold */
const quotaHint = (held: number) =>
  held > 0 ? `${formatThousands(held)} sudah dipesan, termasuk di dalam kuota.` : 'Jumlah semua tiketnya.';

const removalNote = (held: number) =>
  `Kalau dihapus, tiket ini tidak dijual lagi. ${formatThousands(held)} yang sudah dipesan tetap berlaku.`;

/** The kinds of an event's tickets, in the order of its page. */
export function TicketsField({ sold }: TicketsFieldProps) {
  const { rows, change, add, remove, move, errorOf, blur } = useListField<TicketValues>('tickets');
  const tools = useRef<(HTMLElement | null)[]>([]);
  /** The ticket takes the focus along: rows are those of places, not of tickets. */
  function moveFocused(at: number, by: -1 | 1) {
    move(at, by);
    const [up, down] = tools.current[at + by]?.querySelectorAll('button') ?? [];
    (by === -1 ? up : down)?.focus();
  }
  const common = (at: number, field: keyof TicketValues) => ({
    value: rows[at]?.[field] ?? '',
    error: errorOf(at, field),
    autoComplete: 'off',
    onBlur: blur,
  });
  const typed = (at: number, field: keyof TicketValues) => ({
    ...common(at, field),
    onValueChange: (text: string) => change(at, { [field]: text }),
  });
  return (
    <>
      {rows.length === 0 && (
        <p className={styles.muted}>Belum ada tiket. Acaranya tampil, tetapi belum bisa dipesan.</p>
      )}
      {rows.map((ticket, at) => {
        const name = ticket.nama_tiket.trim() || `Jenis ${at + 1}`;
        const held = sold[ticket.key] ?? 0;
        return (
          <fieldset key={at} className={styles.entry}>
            <legend className={styles.legend}>{`Tiket ${at + 1}`}</legend>
            <TextField
              {...common(at, 'nama_tiket')}
              label={eventLabels.nama_tiket}
              maxLength={150}
              marked
              onChange={({ target }) => change(at, { nama_tiket: target.value })}
            />
            <RupiahField
              {...typed(at, 'harga')}
              label={eventLabels.harga}
              hint="0 untuk tiket gratis."
              maxLength={13}
              marked
            />
            <NumberField
              {...typed(at, 'quota')}
              label={eventLabels.quota}
              hint={quotaHint(held)}
              maxLength={8}
              marked
            />
            <NumberField {...typed(at, 'max_qty')} label={eventLabels.max_qty} maxLength={7} marked />
            <SaleMoment
              name="sale_start"
              hint="Tanpa jam: dari awal hari itu."
              day={typed(at, 'sale_start')}
              clock={common(at, 'sale_start_clock')}
              onClock={(text) => change(at, { sale_start_clock: text })}
            />
            <SaleMoment
              name="sale_end"
              hint="Paling lambat sampai acaranya selesai."
              day={typed(at, 'sale_end')}
              clock={common(at, 'sale_end_clock')}
              onClock={(text) => change(at, { sale_end_clock: text })}
            />
            {held > 0 && <p className={styles.muted}>{removalNote(held)}</p>}
            <span ref={(node) => void (tools.current[at] = node)} className={styles.tools}>
              <IconButton
                icon={icons.chevronUp}
                label={`Tiket ${name} ke atas`}
                disabled={at === 0}
                onClick={() => moveFocused(at, -1)}
              />
              <IconButton
                icon={icons.chevronDown}
                label={`Tiket ${name} ke bawah`}
                disabled={at === rows.length - 1}
                onClick={() => moveFocused(at, 1)}
              />
              <IconButton icon={icons.trash} label={`Hapus tiket ${name}`} onClick={() => remove(at)} />
            </span>
          </fieldset>
        );
      })}
      <AddButton
        label="Tambah jenis tiket"
        what="jenis tiket"
        count={rows.length}
        max={limits.tickets}
        onAdd={() => add(newTicket)}
      />
    </>
  );
}
