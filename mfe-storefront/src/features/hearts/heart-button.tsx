import { classNames } from '@lapak/ui/class-names';
import { IconButton } from '@lapak/ui/icon-button';
import styles from './heart-button.module.css';
import { useHeart } from './use-heart.ts';

interface HeartButtonProps {
  username: string;
  product: { id: number; nama: string; has_wish: boolean };
  onTurned?: (wished: boolean) => void;
  look?: 'floating' | 'plain';
  className?: string;
}

/** The wishlist heart; nothing for visitors (spec 1 §5). */
export function HeartButton({ username, product, onTurned, look = 'floating', className }: HeartButtonProps) {
  const heart = useHeart(username, product, onTurned);
  if (!heart.isShown) return null;
  return (
    <IconButton
      icon={product.has_wish ? 'heart-filled' : 'heart'}
      iconSize={look === 'floating' ? 20 : 24}
      look={look}
      label={`Wishlist ${product.nama}`}
      aria-pressed={product.has_wish}
      onClick={heart.toggle}
      className={classNames(product.has_wish && styles.wished, className)}
    />
  );
}
