import { EnlargeButton } from '@lapak/ui/enlarge-button';
import { IconButton } from '@lapak/ui/icon-button';
import { useState } from 'react';
import { rotateIcon } from '../../components/rotate-icon.tsx';
import styles from './proof-picture.module.css';

interface ProofPictureProps {
  src: string;
  invoice: string;
}

const QUARTERS = 4;

/** The picture of a proof, whole: turned by quarters, and enlarged on the whole screen. */
export function ProofPicture({ src, invoice }: ProofPictureProps) {
  const [quarter, setQuarter] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return <p className={styles.failed}>Gambar bukti tidak bisa dimuat. Muat ulang halaman ini.</p>;
  const name = `Bukti transfer ${invoice}`;
  return (
    <figure className={styles.proof}>
      <img
        src={src}
        alt={name}
        width={320}
        height={320}
        className={styles.picture}
        data-quarter={quarter}
        onError={() => setFailed(true)}
      />
      <figcaption className={styles.tools}>
        <IconButton
          icon={rotateIcon}
          look="floating"
          label="Putar gambar"
          onClick={() => setQuarter((quarter + 1) % QUARTERS)}
        />
        <EnlargeButton name={name} pictures={[{ src, thumbnail: src }]} look="floating" />
      </figcaption>
    </figure>
  );
}
