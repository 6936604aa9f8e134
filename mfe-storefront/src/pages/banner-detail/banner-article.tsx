import type { BannerDetail } from '@lapak/contracts/api/catalogue';
import { largePicture, pictureSrcSet, pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { absoluteUrl } from '@lapak/domain/absolute-url';
import { formatDateLong } from '@lapak/domain/dates';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import { EnlargeButton } from '@lapak/ui/enlarge-button';
import { Picture } from '@lapak/ui/picture';
import { SafeHtml } from '@lapak/ui/safe-html';
import { ShareRow } from '@lapak/ui/share-row';
import styles from './banner-detail.module.css';

const WIDTHS = [320, 480, 640, 800, 1200] as const;

/** Space for a banner whose size is not known until it is loaded. */
const USUAL_SIZE = { width: 800, height: 320 };

/** Picture, title, author and date, the seller's HTML, sharing (spec 1 §2). */
export function BannerArticle({ username, banner }: { username: string; banner: BannerDetail }) {
  const origin = useAppSelector(selectPublicOrigin);
  const { width, height } = banner.image_size ?? USUAL_SIZE;
  const createdAt = new Date(banner.created_at_unix * 1000);
  return (
    <article className={styles.article}>
      <Picture
        src={pictureUrl(banner.image_url, 800)}
        srcSet={pictureSrcSet(banner.image_url, WIDTHS)}
        sizes="(min-width: 800px) 44rem, 100vw"
        alt=""
        width={width}
        height={height}
        priority
        className={styles.picture}
      />
      <h1 className={styles.title}>{banner.title}</h1>
      <div className={styles.by}>
        <span>{`Oleh ${banner.created_by}`}</span>
        <time dateTime={createdAt.toISOString()}>{formatDateLong(createdAt)}</time>
        <EnlargeButton
          name={banner.title}
          pictures={[largePicture(banner.image_url)]}
          look="outlined"
          className={styles.enlarge}
        />
      </div>
      <SafeHtml html={banner.content} />
      <ShareRow url={absoluteUrl(origin, paths.banner(username, banner.id))} text={banner.title} />
    </article>
  );
}
