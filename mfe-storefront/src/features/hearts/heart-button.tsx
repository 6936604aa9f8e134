import { selectIsLoggedIn, useAppSelector } from '@lapak/runtime';
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

/** The wishlist heart; nothing for visitors (spec 1 §5), for whom a page of cards does no work for it either. */
export function HeartButton(props: HeartButtonProps) {
  return useAppSelector(selectIsLoggedIn) ? <ShownHeart {...props} /> : null;
}

function ShownHeart({ username, product, onTurned, look = 'floating', className }: HeartButtonProps) {
  const toggle = useHeart(username, product, onTurned);
  return (
    <IconButton
      icon={product.has_wish ? 'heart-filled' : 'heart'}
      iconSize={look === 'floating' ? 20 : 24}
      look={look}
      label={`Wishlist ${product.nama}`}
      aria-pressed={product.has_wish}
      onClick={toggle}
      className={classNames(product.has_wish && styles.wished, className)}
    />
  );
}
