import type { SellerAttendee } from '@lapak/contracts/api/seller-event';
import * as consolePaths from '@lapak/contracts/console-paths';
import { formatDateTimeShort } from '@lapak/domain/dates';
import { PageLink } from '@lapak/runtime';
import { Badge } from '@lapak/ui/badge';
import { useMediaQuery } from '@lapak/ui/use-media-query';
import cards from '../../components/list-cards.module.css';
import table from '../../components/list-table.module.css';
import { attendeeStateLabels, attendeeTones } from '../../features/events/event-lists.ts';

interface AttendeesListProps {
  toko: string;
  items: readonly SellerAttendee[];
}

const admitted = ({ admitted_at: at }: SellerAttendee) => (at === null ? null : formatDateTimeShort(at));

const keyOf = ({ code, invoice }: SellerAttendee, at: number) => code ?? `${invoice} ${at}`;

function AttendeeCards({ toko, items }: AttendeesListProps) {
  return (
    <ul className={cards.cards}>
      {items.map((attendee, at) => (
        <li key={keyOf(attendee, at)} className={cards.card}>
          <div className={cards.head}>
            <PageLink className={cards.link} to={consolePaths.order(toko, attendee.order)}>
              <span className={cards.name}>{attendee.nama}</span>
              <span className={cards.muted}>{attendee.nama_tiket}</span>
            </PageLink>
            <Badge tone={attendeeTones[attendee.state]}>{attendeeStateLabels[attendee.state]}</Badge>
          </div>
          <p className={cards.muted}>{[attendee.code, attendee.invoice].filter(Boolean).join(', ')}</p>
          {attendee.admitted_at && <p className={cards.muted}>{`Masuk ${admitted(attendee) ?? ''}`}</p>}
        </li>
      ))}
    </ul>
  );
}

function AttendeeTable({ toko, items }: AttendeesListProps) {
  return (
    <div className={table.scroller}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Nama</th>
            <th scope="col">Tiket</th>
            <th scope="col">Kode</th>
            <th scope="col">Pesanan</th>
            <th scope="col">Keadaan</th>
          </tr>
        </thead>
        <tbody>
          {items.map((attendee, at) => (
            <tr key={keyOf(attendee, at)}>
              <td>{attendee.nama}</td>
              <td>{attendee.nama_tiket}</td>
              <td className={table.fixed}>{attendee.code ?? ''}</td>
              <td>
                <PageLink className={table.link} to={consolePaths.order(toko, attendee.order)}>
                  {attendee.invoice}
                </PageLink>
              </td>
              <td className={table.status}>
                <Badge tone={attendeeTones[attendee.state]}>{attendeeStateLabels[attendee.state]}</Badge>
                {attendee.admitted_at && <span className={table.muted}>{admitted(attendee)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Attendees as cards on a phone and as a table on a wider screen; each leads to its order. */
export function AttendeesList(props: AttendeesListProps) {
  const isWide = useMediaQuery('(min-width: 768px)');
  return isWide ? <AttendeeTable {...props} /> : <AttendeeCards {...props} />;
}
