import type { Banner } from '@lapak/contracts/api/catalogue';
import { pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { memo, useRef } from 'react';
import { PageLink } from '@lapak/runtime';
import { classNames } from '@lapak/ui/class-names';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { Picture } from '@lapak/ui/picture';
import styles from './banner-carousel.module.css';

const WIDTHS = [320, 480, 640, 800, 1200] as const;
const SIZES = '(min-width: 1200px) 560px, (min-width: 768px) 46vw, 248px';

interface BannerCarouselProps {
  username: string;
  banners: readonly Banner[];
}

/** "Info dan Promo": banners to swipe through; one leads to its page (spec 1 §2). Native scrolling, and arrows for a mouse. */
export const BannerCarousel = memo(function BannerCarousel({ username, banners }: BannerCarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const scroll = (pages: number) => track.current?.scrollBy({ left: pages * track.current.clientWidth });
  if (banners.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="info-dan-promo">
      <h2 id="info-dan-promo" className={styles.title}>
        Info dan Promo
      </h2>
      {banners.length > 1 && (
        <div className={classNames(styles.arrows, banners.length === 2 && styles.two)}>
          <IconButton icon={icons.chevronLeft} label="Banner sebelumnya" onClick={() => scroll(-1)} />
          <IconButton icon={icons.chevronRight} label="Banner berikutnya" onClick={() => scroll(1)} />
        </div>
      )}
      {/* Its links are the tab stops; Firefox would make the scrollable list one too. */}
      <ul ref={track} tabIndex={-1} className={styles.track}>
        {banners.map((banner, index) => (
          <li key={banner.id} className={styles.slide}>
            <PageLink to={paths.banner(username, banner.id)} className={styles.link}>
              {/* The same file as below, so that it is fetched once: the ground of a picture of another shape. */}
              <Picture
                src={pictureUrl(banner.image_url, 640)}
                srcSet={pictureSrcSet(banner.image_url, WIDTHS)}
                sizes={SIZES}
                alt=""
                width={840}
                height={360}
                priority={index === 0}
                fallback={<></>}
                className={styles.ground}
              />
              <Picture
                src={pictureUrl(banner.image_url, 640)}
                srcSet={pictureSrcSet(banner.image_url, WIDTHS)}
                sizes={SIZES}
                alt={banner.title}
                width={840}
                height={360}
                priority={index === 0}
                className={styles.picture}
              />
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
});
