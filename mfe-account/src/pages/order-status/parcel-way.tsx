import type { Order, ParcelResponse } from '@lapak/contracts/api/order';
import { Button } from '@lapak/ui/button';
import { formatDateShort, formatDateTimeShort } from '@lapak/domain/dates';
import { useGetParcelQuery } from '../../api/order-api.ts';
import styles from './order-status.module.css';

type Parcel = ParcelResponse['data'];

/** The courier's wall clock, with a time where it says one. */
function momentText(at: string): string {
  const [day = '', time] = at.split(' ');
  const moment = `${day}T${time ?? '00:00'}:00+07:00`;
  return time === undefined ? formatDateShort(moment) : formatDateTimeShort(moment);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

function ageText(seconds: number): string {
  if (seconds < 10 * MINUTE) return 'Baru saja ditanyakan ke kurir';
  const [count, unit] = seconds < HOUR ? [seconds / MINUTE, 'menit'] : [seconds / HOUR, 'jam'];
  return `Ditanyakan ke kurir ${Math.round(count)} ${unit} yang lalu`;
}

function sumOf({ checkpoints, age_seconds: age }: Parcel): string {
  if (age === null) return 'Kurir belum bisa ditanya. Coba lagi nanti, atau buka halaman kurirnya.';
  return checkpoints.length === 0 ? 'Kurir belum mencatat perjalanan paket ini.' : ageText(age);
}

interface ParcelWayProps {
  username: string;
  order: Order;
}

/** The way of a parcel as its courier noted it; nothing before it was sent, and where no courier can be asked. */
export function ParcelWay({ username, order }: ParcelWayProps) {
  const isSent = order.status_pengiriman === 'DIKIRIM' || order.status_pengiriman === 'SELESAI';
  const { currentData, error, isFetching, refetch } = useGetParcelQuery(
    { username, id: order.id },
    { skip: !isSent || !order.resi, refetchOnMountOrArgChange: true },
  );
  const parcel = currentData?.data;
  const isFailed = !parcel && error !== undefined;
  if (!isFailed && !parcel?.is_tracked) return null;
  return (
    <section className={styles.way} aria-labelledby="perjalanan-paket">
      <h3 id="perjalanan-paket" className={styles.wayTitle}>
        Perjalanan paket
      </h3>
      {isFailed && (
        <>
          <p role="alert">Perjalanan paket gagal dimuat.</p>
          <span>
            <Button variant="secondary" size="sm" loading={isFetching} onClick={() => void refetch()}>
              Coba lagi
            </Button>
          </span>
        </>
      )}
      {parcel && <p className={styles.wayAge}>{sumOf(parcel)}</p>}
      {parcel && parcel.checkpoints.length > 0 && (
        <ol className={styles.checkpoints}>
          {parcel.checkpoints.map(({ at, text, place }, index) => (
            <li key={index} className={styles.checkpoint}>
              <span>{place === '' ? text : `${text}, ${place}`}</span>
              <span className={styles.wayAge}>{momentText(at)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
