import type { Product } from '@lapak/contracts/api/catalogue';
import { SafeHtml } from '@lapak/ui/safe-html';
import { youtubeEmbed } from '../../lib/youtube.ts';
import styles from './product-view.module.css';

/** The seller's description and video (spec 1 §2); nothing where there is neither. */
export function ProductDescription({ product }: { product: Product }) {
  const video = youtubeEmbed(product.youtube_url);
  if (product.description.trim() === '' && !video) return null;
  return (
    <section className={styles.description} aria-labelledby="deskripsi">
      <h2 id="deskripsi" className={styles.heading}>
        Deskripsi
      </h2>
      <SafeHtml html={product.description} className={styles.prose} />
      {video && (
        <iframe
          className={styles.video}
          src={video}
          title={`Video ${product.nama}`}
          width={560}
          height={315}
          loading="lazy"
          allow="encrypted-media; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </section>
  );
}
