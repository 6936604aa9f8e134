import { QRCodeSVG } from 'qrcode.react';
import { useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { icons } from '../icons.tsx';
import styles from './payment-qr.module.css';
import { qrPicture } from './qr-picture.ts';

interface QrCodeProps {
  value: string;
  /** Side in pixels. */
  size: number;
  fileName: string;
}

/** A QR code that survives a scratched screen (level H), and its download as a png of a size to print. */
export default function QrCode({ value, size, fileName }: QrCodeProps) {
  const code = useRef<SVGSVGElement>(null);

  const download = () => {
    if (!code.current) return;
    const link = document.createElement('a');
    link.href = qrPicture(code.current);
    link.download = fileName;
    link.click();
  };

  return (
    <>
      <QRCodeSVG
        ref={code}
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
