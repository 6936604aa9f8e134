import { largePicture } from '@lapak/contracts/pictures';
import { classNames } from '@lapak/ui/class-names';
import { lateFile } from '@lapak/ui/late-file';
import { EnlargeButton } from '@lapak/ui/enlarge-button';
import { useEffect, useState, type ComponentType } from 'react';
import { GalleryPicture } from './gallery-picture.tsx';
import { afterFirstView } from '../../lib/after-first-view.ts';
import type { GalleryCarouselProps } from './gallery-carousel.tsx';
import styles from './gallery.module.css';

interface GalleryProps {
  name: string;
  pictures: readonly string[];
  onPictureClick?: () => void;
  className?: string;
}

/**
 * The product's pictures. The first one is in the HTML as a plain picture and reserves space; once everything in the
 * first view has loaded, the carousel fades in on top of it, without layout shift or flash.
 */
export function Gallery({ name, pictures, onPictureClick, className }: GalleryProps) {
  const loaded = useCarousel(pictures.length > 1);
  const [shown, setShown] = useState(0);
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <div className={classNames(styles.gallery, pictures.length > 1 && styles.several, className)}>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions --
          a shortcut for pointers; keyboards use the buttons below */}
      <div className={onPictureClick && styles.clickable} onClick={onPictureClick}>
        <GalleryPicture url={pictures[0] ?? null} alt={loaded ? '' : name} priority />
      </div>
      {loaded && (
        <loaded.Carousel
          name={name}
          pictures={pictures}
          shown={shown}
          onShownChange={setShown}
          isPaused={isEnlarged}
          onPictureClick={onPictureClick}
        />
      )}
      {pictures.length > 0 && (
        <EnlargeButton
          name={name}
          pictures={pictures.map(largePicture)}
          at={shown}
          onView={setShown}
          onOpenChange={setEnlarged}
          className={styles.enlarge}
        />
      )}
    </div>
  );
}

function useCarousel(isWanted: boolean): { Carousel: ComponentType<GalleryCarouselProps> } | null {
  const [loaded, setLoaded] = useState<{ Carousel: ComponentType<GalleryCarouselProps> } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    return afterFirstView(() => {
      // The first picture stays until it is there: the shopper needs no message.
      void lateFile(
        () => import('./gallery-carousel.tsx'),
        ({ GalleryCarousel }) => setLoaded({ Carousel: GalleryCarousel }),
      );
    });
  }, [isWanted]);
  return loaded;
}
