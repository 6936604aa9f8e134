import { formatThousands } from '@lapak/domain/rupiah';
import { eventDateText } from '@lapak/domain/event-time';
import { useGoBack } from '@lapak/runtime';
import * as consolePaths from '@lapak/contracts/console-paths';
import { EmptyState } from '@lapak/ui/empty-state';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { PageLoading } from '@lapak/ui/page-loading';
import { Tabs } from '@lapak/ui/tabs';
import { useEffect, useState } from 'react';
import { useAddress } from '../../app/address-context.ts';
import { ConsoleTitle } from '../../app/console-title.tsx';
import { useToko } from '../../app/toko-context.ts';
import type { GateState } from '../../features/gate/gate.ts';
import { keptPage } from '../../features/gate/kept-page.ts';
import { useGate } from '../../features/gate/use-gate.ts';
import type { Verdict } from '../../features/gate/verdict.ts';
import { CodeChecker } from './code-checker.tsx';
import { DisputedScans } from './disputed-scans.tsx';
import { DeviceSettings, GateStatus } from './gate-status.tsx';
import { isDoubled, TicketList } from './ticket-list.tsx';
import styles from './gate-event-page.module.css';

/** How many are in: those of the list, and those that only this device knows. */
function insideCount({ list, scans }: GateState): number {
  const codes = new Set(scans.waiting.map(({ code }) => code));
  for (const { code, used } of list?.tickets ?? []) if (used) codes.add(code);
  return codes.size;
}

function EventGate({ toko, id }: { toko: string; id: string }) {
  const goBack = useGoBack(consolePaths.gate(toko));
  const { gate, state } = useGate({ toko, id });
  useEffect(() => void keptPage.keep(), []);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [tab, setTab] = useState('check');
  const { list, problem } = state;
  const doubled = list?.tickets.filter(isDoubled).length ?? 0;
  const check = async (text: string) => setVerdict((await gate.check(text)) ?? null);
  const head = (
    <header className={styles.head}>
      <IconButton icon={icons.back} label="Kembali ke daftar acara" onClick={goBack} />
      <h1 className={styles.title}>{list?.event.nama_event ?? 'Pintu masuk'}</h1>
    </header>
  );
  if (!list && problem === null)
    return (
      <>
        {head}
        <PageLoading label="Memuat daftar tiket" />
      </>
    );
  return (
    <>
      {head}
      {list && (
        <div className={styles.event}>
          <p>{eventDateText(list.event)}</p>
          <p className={styles.count}>
            <strong>{formatThousands(insideCount(state))}</strong>
            <span>{`dari ${formatThousands(list.tickets.length)} tiket sudah masuk`}</span>
          </p>
        </div>
      )}
      <GateStatus gate={gate} state={state} />
      <DisputedScans gate={gate} state={state} />
      <Tabs
        label="Cara memeriksa"
        value={tab}
        onValueChange={setTab}
        items={[
          {
            id: 'check',
            label: 'Periksa kode',
            content: <CodeChecker verdict={verdict} onCode={check} />,
          },
          {
            id: 'list',
            label: doubled === 0 ? 'Daftar' : `Daftar, ${doubled} dipakai dua kali`,
            content: list ? (
              <TicketList
                state={state}
                onAdmit={(code) => {
                  setTab('check');
                  return check(code);
                }}
              />
            ) : (
              <EmptyState
                icon={icons.ticket}
                title="Daftar tiket belum tersimpan di perangkat ini"
                text={problem ?? undefined}
              />
            ),
          },
          {
            id: 'device',
            label: 'Perangkat',
            content: <DeviceSettings list={list} isStored={state.isStored} />,
          },
        ]}
      />
    </>
  );
}

/** The gate of an event: codes by camera, by typing and from the list, also without network. */
export default function GateEventPage() {
  const { username } = useToko();
  const { id = '' } = useAddress().params;
  return (
    <div className={styles.page}>
      <ConsoleTitle page="Pintu masuk" />
      <EventGate key={`${username} ${id}`} toko={username} id={id} />
    </div>
  );
}
