import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import styles from './lightbox.module.css';
import { useOverlayHistory } from './overlay-history.ts';

export interface LargePicture {
  src: string;
  thumbnail: string;
}

const labels = {
  Previous: 'Gambar sebelumnya',
  Next: 'Gambar berikutnya',
  Close: 'Tutup',
  'Zoom in': 'Perbesar',
  'Zoom out': 'Perkecil',
  Carousel: 'korsel',
  Slide: 'gambar',
  Thumbnails: 'Pilih gambar',
  '{index} of {total}': 'Gambar {index} dari {total}',
};

/** So that a phone with a dense screen can still zoom into a picture of medium size. */
const PIXEL_RATIO = 3;

const none = () => null;
const alone = { plugins: [Zoom], render: { buttonPrev: none, buttonNext: none } };
const several = { plugins: [Zoom, Thumbnails], render: {} };

export interface PictureLightboxProps {
  name: string;
  pictures: readonly LargePicture[];
  /** The picture that it opens with. */
  at: number;
  onView: (at: number) => void;
  onClose: () => void;
}

/**
 * Pictures on the whole screen, uncropped: swipe, pinch, double tap, wheel and keys. Escape, the cross, a tap beside the
 * picture, a pull down and the back button close it; the page behind is inert.
 */
export function PictureLightbox({ name, pictures, at, onView, onClose }: PictureLightboxProps) {
  // Other slides than before would move the view back to where it opened.
  const [slides] = useState(() =>
    pictures.map((picture, index) => ({
      ...picture,
      alt: pictures.length > 1 ? `${name}, gambar ${index + 1}` : name,
    })),
  );
  useOverlayHistory(true, onClose);
  return (
    <Lightbox
      open
      close={onClose}
      index={at}
      slides={slides}
      {...(slides.length > 1 ? several : alone)}
      on={{ view: ({ index }) => onView(index) }}
      labels={{ ...labels, Lightbox: `Gambar ${name}`, 'Photo gallery': `Gambar ${name}` }}
      className={styles.lightbox}
      carousel={{ finite: true, padding: 0 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: PIXEL_RATIO, scrollToZoom: true }}
      thumbnails={{ width: 56, height: 56, padding: 0, gap: 8, border: 2, vignette: false }}
    />
  );
}
