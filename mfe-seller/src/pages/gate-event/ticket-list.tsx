import { formatThousands } from '@lapak/domain/rupiah';
import type { GateTicket } from '@lapak/contracts/api/seller-gate';
import { formatTime } from '@lapak/domain/dates';
import { typedCode } from '@lapak/domain/booking-code';
import { Button } from '@lapak/ui/button';
import { TextField } from '@lapak/ui/text-field';
import { useDeferredValue, useState } from 'react';
import type { GateState } from '../../features/gate/gate.ts';
import { placeOf } from '../../features/gate/verdict.ts';
import styles from './gate-event-page.module.css';

/** As many are shown at once; a hall has thousands. */
const PART = 50;

function matches(ticket: GateTicket, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/);
  const own = `${ticket.nama} ${ticket.nama_tiket} ${ticket.invoice}`.toLowerCase();
  const code = typedCode(text);
  return words.every((word) => own.includes(word)) || (code.length >= 3 && ticket.code.includes(code));
}

/** Whether two people were let in by it. */
export const isDoubled = ({ again }: GateTicket): boolean => again.length > 0;

interface TicketListProps {
  state: GateState;
  onAdmit: (code: string) => Promise<void>;
}

function TicketRow({
  ticket,
  at,
  onAdmit,
}: { ticket: GateTicket; at: string | undefined } & Pick<TicketListProps, 'onAdmit'>) {
  const { code, nama, nama_tiket, invoice, used, again } = ticket;
  return (
    <li className={styles.ticket}>
      <span className={styles.what}>
        <span className={styles.name}>{nama}</span>
        <span className={styles.muted}>{`${nama_tiket}, ${invoice}`}</span>
        {used && (
          <span className={styles.inside}>{`Masuk pukul ${formatTime(used.at)}, ${placeOf(used)}`}</span>
        )}
        {!used && at && (
          <span className={styles.inside}>{`Masuk pukul ${formatTime(at)}, belum dilaporkan`}</span>
        )}
        {again.map((use) => (
          <span key={use.at} className={styles.again}>
            {`Masuk lagi pukul ${formatTime(use.at)}, ${placeOf(use)}`}
          </span>
        ))}
      </span>
      {!used && !at && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Masukkan ${nama}, ${nama_tiket}`}
          onClick={() => void onAdmit(code)}
        >
          Masukkan
        </Button>
      )}
    </li>
  );
}

/** Every ticket of the event by name, with who is in; those that were used twice first. */
export function TicketList({ state, onAdmit }: TicketListProps) {
  const [text, setText] = useState('');
  const [shown, setShown] = useState(PART);
  const wanted = useDeferredValue(text.trim());
  const tickets = state.list?.tickets ?? [];
  const waiting = new Map(state.scans.waiting.map(({ code, at }) => [code, at]));
  const matching = wanted === '' ? tickets : tickets.filter((ticket) => matches(ticket, wanted));
  const found = [...matching.filter(isDoubled), ...matching.filter((ticket) => !isDoubled(ticket))];
  return (
    <div className={styles.checker}>
      <TextField
        type="search"
        label="Cari nama, kode atau nomor pesanan"
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => {
          setText(target.value);
          setShown(PART);
        }}
      />
      <p role="status" className={styles.muted}>
        {found.length === 0 ? 'Tidak ada tiket yang cocok' : `${formatThousands(found.length)} tiket`}
      </p>
      <ul className={styles.list}>
        {found.slice(0, shown).map((ticket) => (
          <TicketRow key={ticket.code} ticket={ticket} at={waiting.get(ticket.code)} onAdmit={onAdmit} />
        ))}
      </ul>
      {found.length > shown && (
        <Button variant="secondary" onClick={() => setShown(shown + PART)}>
          Tampilkan lagi
        </Button>
      )}
    </div>
  );
}
