import { icons } from '@lapak/ui/icons';
import { classNames } from '@lapak/ui/class-names';
import { IconButton } from '@lapak/ui/icon-button';
import styles from './heart-button.module.css';
import { useHeart } from './use-heart.ts';

export interface HeartProps {
  username: string;
  product: { id: number; nama: string; has_wish: boolean };
  look?: 'floating' | 'plain';
  className?: string;
}

/** The wishlist heart of a logged-in shopper. */
export default function Heart({ username, product, look = 'floating', className }: HeartProps) {
  const toggle = useHeart(username, product);
  return (
    <IconButton
      icon={product.has_wish ? icons.heartFilled : icons.heart}
      iconSize={look === 'floating' ? 20 : 24}
      look={look}
      label={`Wishlist ${product.nama}`}
      aria-pressed={product.has_wish}
      onClick={toggle}
      className={classNames(product.has_wish && styles.wished, className)}
    />
  );
}
