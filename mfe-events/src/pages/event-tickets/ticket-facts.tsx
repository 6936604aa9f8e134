import type { TicketPiece } from './ticket-pieces.ts';
import styles from './ticket-facts.module.css';

/** Date, place, organizer, name and invoice. */
export function TicketFacts({ piece }: { piece: TicketPiece }) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Tanggal</dt>
        <dd>{piece.days}</dd>
      </div>
      <div>
        <dt>Waktu</dt>
        <dd>{piece.hours}</dd>
      </div>
      <div className={styles.wide}>
        <dt>Tempat</dt>
        <dd className={styles.strong}>{piece.venue}</dd>
        <dd>{piece.address}</dd>
        {piece.mapLink && (
          <dd className={styles.screenOnly}>
            <a
              className={styles.link}
              href={piece.mapLink}
              target="_blank"
              rel="noopener noreferrer"
              referrerPolicy="no-referrer"
            >
              Lihat Peta
            </a>
          </dd>
        )}
      </div>
      <div>
        <dt>Diselenggarakan oleh</dt>
        <dd>{piece.organizer}</dd>
      </div>
      <div>
        <dt>{piece.holderTitle}</dt>
        <dd>{piece.holder}</dd>
      </div>
      <div>
        <dt>Nomor Invoice</dt>
        <dd>{piece.invoice}</dd>
      </div>
    </dl>
  );
}
