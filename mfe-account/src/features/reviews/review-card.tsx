import type { Review } from '@lapak/contracts/api/catalogue';
import { formatDateLong } from '@lapak/domain/dates';
import { RatingStars } from '@lapak/ui/rating-stars';
import styles from './review-card.module.css';

interface ReviewCardProps {
  review: Review;
  /** Author, or the reviewed product. */
  heading: string;
}

/** Stars, author, date and text. */
export function ReviewCard({ review, heading }: ReviewCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <p className={styles.name}>{heading}</p>
        <p className={styles.date}>{formatDateLong(review.created_at)}</p>
      </div>
      <RatingStars value={review.star} />
      <p className={styles.text}>{review.ulasan}</p>
    </article>
  );
}
