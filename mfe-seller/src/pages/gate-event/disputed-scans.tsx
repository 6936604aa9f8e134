import { formatTime } from '@lapak/domain/dates';
import { Button } from '@lapak/ui/button';
import type { Gate, GateState } from '../../features/gate/gate.ts';
import { placeOf } from '../../features/gate/verdict.ts';
import styles from './gate-event-page.module.css';

/** People whom this device let in while it could not ask, and whom the server would have refused. */
export function DisputedScans({ gate, state }: { gate: Gate; state: GateState }) {
  const { disputed } = state.scans;
  if (disputed.length === 0) return null;
  return (
    <section className={styles.disputed} role="alert">
      <h2 className={styles.subtitle}>{`${disputed.length} tiket perlu dilihat lagi`}</h2>
      <ul className={styles.list}>
        {disputed.map(({ scan, outcome: { id, ticket, info, result, used } }) => (
          <li key={id}>
            <strong>{ticket ? `${ticket.nama}, ${ticket.nama_tiket}` : scan.code}</strong>
            <span>
              {result === 'used' && used
                ? `Masuk dua kali: pukul ${formatTime(used.at)} lewat ${placeOf(used)}, dan pukul ${formatTime(scan.at)} lewat perangkat ini.`
                : `Masuk pukul ${formatTime(scan.at)} lewat perangkat ini. ${info}.`}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={() => void gate.settle()}>
        Sudah dilihat
      </Button>
    </section>
  );
}
