import { useEffect, useState, type ComponentType } from 'react';
import { GalleryPicture } from './gallery-picture.tsx';
import { afterFirstView } from '../../lib/after-first-view.ts';
import styles from './gallery.module.css';

export interface GalleryProps {
  name: string;
  pictures: readonly string[];
  onPictureClick?: () => void;
  className?: string;
}

/**
 * The product's pictures. The first one is in the HTML as a plain picture and reserves space; once everything in the
 * first view has loaded, the carousel fades in on top of it, without layout shift or flash.
 */
export function Gallery({ className, ...props }: GalleryProps) {
  const loaded = useCarousel(props.pictures.length > 1);
  return (
    <div className={`${styles.gallery} ${className ?? ''}`}>
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions --
          a shortcut for pointers; keyboards use the buttons below */}
      <div className={props.onPictureClick && styles.clickable} onClick={props.onPictureClick}>
        <GalleryPicture url={props.pictures[0] ?? null} alt={loaded ? '' : props.name} priority />
      </div>
      {loaded && <loaded.Carousel {...props} />}
    </div>
  );
}

type CarouselComponent = ComponentType<Omit<GalleryProps, 'className'>>;

function useCarousel(isWanted: boolean): { Carousel: CarouselComponent } | null {
  const [loaded, setLoaded] = useState<{ Carousel: CarouselComponent } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    return afterFirstView(() => {
      // Falls back to the first picture: the shopper needs no message.
      import('./gallery-carousel.tsx').then(
        ({ GalleryCarousel }) => setLoaded({ Carousel: GalleryCarousel }),
        () => undefined,
      );
    });
  }, [isWanted]);
  return loaded;
}
