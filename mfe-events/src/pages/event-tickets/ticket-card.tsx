import { pictureUrl } from '@lapak/contracts/pictures';
import { Badge } from '@lapak/ui/badge';
import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { SavePictureButton } from './picture/save-picture-button.tsx';
import { TicketFacts } from './ticket-facts.tsx';
import { codeGroups, type TicketPiece } from './ticket-pieces.ts';
import styles from './ticket-card.module.css';

/** Side in CSS pixels; a vector, so sharp at any size. */
const QR_SIZE = 200;

/** One ticket: QR code, readable code and facts. */
export function TicketCard({ piece }: { piece: TicketPiece }) {
  const qr = useRef<SVGSVGElement>(null);
  const { code } = piece;
  return (
    <article className={styles.card} aria-label={piece.position}>
      <div className={styles.stub}>
        <QRCodeSVG
          ref={qr}
          className={styles.qr}
          value={code}
          size={QR_SIZE}
          level="H"
          marginSize={4}
          role="img"
          aria-label={`Kode QR ${code}`}
        />
        <p className={styles.code}>
          {codeGroups(code).map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </p>
      </div>
      <div className={styles.body}>
        {/* Of the event, for the paper: loaded with the page, since printing does not wait. */}
        {piece.cover && <img className={styles.cover} src={pictureUrl(piece.cover, 480)} alt="" />}
        <div className={styles.head}>
          <p className={styles.position}>{piece.position}</p>
          {piece.usedAt && (
            <Badge tone="warning" className={styles.used}>
              {`Sudah dipakai ${piece.usedAt}`}
            </Badge>
          )}
        </div>
        <h2 className={styles.event}>{piece.eventName}</h2>
        <p className={styles.ticket}>{piece.ticketName}</p>
        <TicketFacts piece={piece} />
        <SavePictureButton piece={piece} qr={qr} />
      </div>
    </article>
  );
}
