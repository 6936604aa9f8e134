import { formatTime } from '@lapak/domain/dates';
import { Checkbox } from '@lapak/ui/checkbox';
import { TextField } from '@lapak/ui/text-field';
import { useState } from 'react';
import { deviceName } from '../../features/gate/device-name.ts';
import type { Gate, GateState } from '../../features/gate/gate.ts';
import styles from './gate-event-page.module.css';

function connection({ isOffline, problem, list }: GateState): string {
  if (isOffline) return 'Luring: kode diperiksa dengan daftar di perangkat ini.';
  if (problem !== null)
    return list
      ? `${problem}. Kode diperiksa dengan daftar di perangkat ini.`
      : `${problem}. Daftar tiket belum tersimpan di perangkat ini.`;
  return 'Terhubung: setiap kode ditanyakan ke server.';
}

/** Whether the server is asked, what is kept on this device, and what it has yet to tell. */
export function GateStatus({ gate, state }: { gate: Gate; state: GateState }) {
  const { list, scans, isOffline, problem } = state;
  const [name, setName] = useState(deviceName.get);
  const waiting = scans.waiting.length;
  return (
    <section className={styles.status} aria-label="Status perangkat">
      <p
        role="status"
        data-tone={isOffline || problem !== null ? 'warning' : 'success'}
        className={styles.connection}
      >
        {connection(state)}
      </p>
      {list && (
        <p className={styles.muted}>
          {`Daftar ${list.tickets.length.toLocaleString('id')} tiket tersimpan pukul ${formatTime(new Date(list.fetchedAt))}.`}
        </p>
      )}
      {waiting > 0 && (
        <p className={styles.waiting}>{`${waiting.toLocaleString('id')} tiket belum dilaporkan.`}</p>
      )}
      <Checkbox
        label="Mode luring"
        note="Jangan tanya server. Yang masuk dicatat di perangkat ini dan dilaporkan nanti."
        checked={isOffline}
        onCheckedChange={(isOn) => gate.turnOffline(isOn)}
      />
      <TextField
        label="Nama perangkat"
        hint="Tercatat pada setiap tiket, misalnya Pintu Utara."
        maxLength={40}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          deviceName.set(target.value);
        }}
      />
    </section>
  );
}
