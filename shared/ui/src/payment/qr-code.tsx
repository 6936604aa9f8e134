import { QRCodeCanvas } from 'qrcode.react';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { icons } from '../icons.tsx';
import styles from './payment-qr.module.css';

interface QrCodeProps {
  value: string;
  /** Side in pixels. */
  size: number;
  fileName: string;
}

/** A QR code that survives a scratched screen (level H), and its download as a png. */
export default function QrCode({ value, size, fileName }: QrCodeProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  const download = () => {
    if (!canvas.current) return;
    const link = document.createElement('a');
    link.href = canvas.current.toDataURL('image/png');
    link.download = fileName;
    link.click();
  };

  return (
    <>
      <QRCodeCanvas
        ref={canvas}
        className={styles.code}
        value={value}
        size={size}
        level="H"
        marginSize={4}
        role="img"
        aria-label="Kode QR untuk membayar"
      />
      <Button variant="secondary" icon={<Icon shape={icons.download} size={20} />} onClick={download}>
        Download QR
      </Button>
    </>
  );
}
