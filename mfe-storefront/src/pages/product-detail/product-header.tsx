import { icons } from '@lapak/ui/icons';
import type { Product } from '@lapak/contracts/api/catalogue';
import { paths } from '@lapak/contracts/routes';
import { BackBar } from '@lapak/ui/back-bar';
import { HeartButton } from '../../features/hearts/heart-button.tsx';
import { CartLink } from '../../features/store/cart-link.tsx';
import { IconLink } from '../../features/store/icon-link.tsx';

interface ProductHeaderProps {
  username: string;
  product: Product;
  onBack: () => void;
}

/** Back, wishlist heart, cart with its badge, menu (spec 1 §2). */
export function ProductHeader({ username, product, onBack }: ProductHeaderProps) {
  return (
    <BackBar
      title="Detail Produk"
      titleAs="span"
      onBack={onBack}
      actions={
        <>
          <HeartButton username={username} product={product} look="plain" />
          <CartLink username={username} />
          <IconLink to={paths.menu(username)} icon={icons.menu} label="Menu" />
        </>
      }
    />
  );
}
