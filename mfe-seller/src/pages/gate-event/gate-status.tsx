import { formatThousands } from '@lapak/domain/rupiah';
import { formatTime } from '@lapak/domain/dates';
import { Checkbox } from '@lapak/ui/checkbox';
import { TextField } from '@lapak/ui/text-field';
import { useState } from 'react';
import { deviceName } from '../../features/gate/device-name.ts';
import { useKeptPage } from '../../features/gate/kept-page.ts';
import type { Gate, GateState } from '../../features/gate/gate.ts';
import styles from './gate-event-page.module.css';

function connection({ isOffline, problem, list }: GateState): string {
  if (isOffline) return 'Luring: diperiksa dengan daftar di perangkat ini';
  if (problem !== null)
    return list
      ? `${problem}. Diperiksa dengan daftar di perangkat ini`
      : `${problem}. Daftar tiket belum tersimpan di perangkat ini`;
  return 'Terhubung ke server';
}

/** Whether the server is asked, the switch, and the scans that the server has yet to get. */
export function GateStatus({ gate, state }: { gate: Gate; state: GateState }) {
  const { scans, isOffline, problem, isStored } = state;
  const waiting = scans.waiting.length;
  return (
    <div className={styles.status}>
      <div>
        <p
          role="status"
          data-tone={isOffline || problem !== null ? 'warning' : 'success'}
          className={styles.connection}
        >
          {connection(state)}
        </p>
        {waiting > 0 && (
          <p className={styles.waiting}>
            {`${formatThousands(waiting)} tiket belum dilaporkan.${isStored ? '' : ' Jangan tutup halaman ini: perangkat ini tidak bisa menyimpannya.'}`}
          </p>
        )}
      </div>
      <Checkbox label="Mode luring" checked={isOffline} onCheckedChange={(isOn) => gate.turnOffline(isOn)} />
    </div>
  );
}

/** What this device is called, and what it has kept. */
export function DeviceSettings({ list, isStored }: Pick<GateState, 'list' | 'isStored'>) {
  const isKept = useKeptPage();
  const [name, setName] = useState(deviceName.get);
  return (
    <div className={styles.checker}>
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
      {list && (
        <p className={styles.muted}>
          {`Daftar ${formatThousands(list.tickets.length)} tiket ${isStored ? 'tersimpan di perangkat ini' : 'diambil'} pukul ${formatTime(new Date(list.fetchedAt))}.`}
        </p>
      )}
      <p className={styles.muted}>
        {isKept
          ? 'Halaman ini tersimpan di perangkat ini: bisa dibuka lagi juga tanpa jaringan.'
          : 'Jangan muat ulang halaman ini selama tidak ada jaringan: perangkat ini belum menyimpannya.'}
      </p>
      <p className={styles.muted}>
        Dalam mode luring server tidak ditanya sama sekali: yang masuk dicatat di perangkat ini dan dilaporkan
        begitu mode ini dimatikan.
      </p>
    </div>
  );
}
