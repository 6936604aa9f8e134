import { Link } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import type { ComponentProps } from 'react';

interface NotInStoreProps {
  icon: ComponentProps<typeof EmptyState>['icon'];
  /** As in "Toko ini tidak punya produk itu". */
  what: string;
  /** The list of them. */
  href: string;
}

/** Instead of an entry that the store does not have. */
export function NotInStore({ icon, what, href }: NotInStoreProps) {
  return (
    <EmptyState
      icon={icon}
      title={`Toko ini tidak punya ${what} itu`}
      action={
        <Link className={buttonClass()} to={href}>
          {`Semua ${what}`}
        </Link>
      }
    />
  );
}
