import { QRCodeCanvas } from 'qrcode.react';
import { useRef } from 'react';
import { Button } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import styles from './payment-qr.module.css';

/** Side of the saved picture in its own pixels: large enough to be printed or scanned from another screen. */
const PICTURE_SIZE = 1024;

interface QrCodeProps {
  value: string;
  /** Side on the page in CSS pixels. */
  size: number;
  fileName: string;
}

/** A QR code that survives a scratched screen (level H), and its download as a png. */
export default function QrCode({ value, size, fileName }: QrCodeProps) {
  const picture = useRef<HTMLCanvasElement>(null);

  const download = () => {
    if (!picture.current) return;
    const link = document.createElement('a');
    link.href = picture.current.toDataURL('image/png');
    link.download = fileName;
    link.click();
  };

  return (
    <>
      <QRCodeCanvas
        className={styles.code}
        value={value}
        size={size}
        level="H"
        marginSize={4}
        role="img"
        aria-label="Kode QR untuk membayar"
      />
      <QRCodeCanvas
        ref={picture}
        hidden
        value={value}
        size={PICTURE_SIZE / window.devicePixelRatio}
        level="H"
        marginSize={4}
      />
      <Button variant="secondary" icon={<Icon shape={icons.download} size={20} />} onClick={download}>
        Download QR
      </Button>
    </>
  );
}
