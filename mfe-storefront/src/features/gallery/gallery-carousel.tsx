import { icons } from '@lapak/ui/icons';
import { useState, useSyncExternalStore } from 'react';
import { Carousel } from 'react-responsive-carousel';
import { IconButton } from '@lapak/ui/icon-button';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import { GalleryPicture } from './gallery-picture.tsx';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';
import styles from './gallery.module.css';

/** Spec 1 §9. */
const TRANSITION_MS = 500;
const INTERVAL_MS = 5000;

const reducedMotion = '(prefers-reduced-motion: reduce)';
function subscribeToMotion(onChange: () => void) {
  const query = window.matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export interface GalleryCarouselProps {
  name: string;
  pictures: readonly string[];
  shown: number;
  onShownChange: (shown: number) => void;
  isPaused: boolean;
  onPictureClick?: () => void;
}

/**
 * The product's pictures one after the other: autoplay with a pause on hover (and a pause button for
 * touch), infinite, 500 ms, arrows and dots (spec 1 §2). The library's endless loop clones slides, so the slides are
 * decoration and a line of text says which picture is shown.
 */
export function GalleryCarousel({
  name,
  pictures,
  shown,
  onShownChange,
  isPaused: isHeld,
  onPictureClick,
}: GalleryCarouselProps) {
  const [isPaused, setPaused] = useState(false);
  const isCalm = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(reducedMotion).matches,
    () => true,
  );
  return (
    <>
      <div
        className={styles.carousel}
        role="group"
        aria-roledescription="korsel"
        aria-label={`Gambar ${name}`}
      >
        <Carousel
          autoPlay={!isCalm && !isPaused && !isHeld}
          stopOnHover
          infiniteLoop
          interval={INTERVAL_MS}
          transitionTime={isCalm ? 0 : TRANSITION_MS}
          showThumbs={false}
          showStatus={false}
          swipeable
          emulateTouch
          preventMovementUntilSwipeScrollTolerance
          swipeScrollTolerance={10}
          selectedItem={shown}
          onChange={onShownChange}
          onClickItem={onPictureClick}
          renderArrowPrev={(go) => (
            <IconButton
              icon={icons.chevronLeft}
              look="floating"
              label="Gambar sebelumnya"
              className={styles.previous}
              onClick={go}
            />
          )}
          renderArrowNext={(go) => (
            <IconButton
              icon={icons.chevronRight}
              look="floating"
              label="Gambar berikutnya"
              className={styles.next}
              onClick={go}
            />
          )}
          renderIndicator={(go, isSelected, index) => (
            <li key={index} className={styles.dot}>
              <button
                type="button"
                aria-label={`Gambar ${index + 1}`}
                aria-current={isSelected || undefined}
                onClick={go}
              />
            </li>
          )}
        >
          {pictures.map((url, index) => (
            <div key={url} className={onPictureClick && styles.clickable}>
              <GalleryPicture url={url} alt="" priority={index === 0} />
            </div>
          ))}
        </Carousel>
        <VisuallyHidden>{`${name}, gambar ${shown + 1} dari ${pictures.length}`}</VisuallyHidden>
        {!isCalm && (
          <button
            type="button"
            className={styles.pause}
            aria-label={isPaused ? 'Putar gambar otomatis' : 'Jeda gambar otomatis'}
            onClick={() => setPaused(!isPaused)}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
              <path d={isPaused ? 'M4 2.500v11l9-5.500Z' : 'M3.500 2.500h3v11h-3Zm6 0h3v11h-3Z'} />
            </svg>
          </button>
        )}
      </div>
      <GalleryThumbnails pictures={pictures} shown={shown} onChoose={onShownChange} />
    </>
  );
}
