import { icons } from '@lapak/ui/icons';
import { Button } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import type { RefObject } from 'react';
import { fileName } from '../../../lib/file-name.ts';
import type { TicketPiece } from '../ticket-pieces.ts';
import { useMadeFile } from '../use-made-file.ts';
import styles from './save-picture-button.module.css';

interface SavePictureButtonProps {
  piece: TicketPiece;
  /** The displayed code. */
  qr: RefObject<SVGSVGElement | null>;
}

/** Downloads a ticket as a picture, for use offline. */
export function SavePictureButton({ piece, qr }: SavePictureButtonProps) {
  const file = useMadeFile('Gambar tiket tidak bisa dibuat');
  const save = () =>
    file.make(fileName(['tiket', piece.eventName, piece.code], 'png'), async () => {
      if (!qr.current) throw new Error('there is no code to draw');
      const { drawTicket } = await import(/* webpackChunkName: "ticket-picture" */ './draw-ticket.ts');
      return drawTicket(piece, qr.current);
    });
  return (
    <Button
      className={styles.button}
      variant="secondary"
      size="sm"
      icon={<Icon shape={icons.download} size={18} />}
      loading={file.isMaking}
      aria-label={`Simpan Gambar ${piece.position}`}
      onClick={() => void save()}
    >
      Simpan Gambar
    </Button>
  );
}
