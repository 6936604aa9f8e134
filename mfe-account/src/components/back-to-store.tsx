import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass, type ButtonLook } from '@lapak/ui/button';

interface BackToStoreProps extends Pick<ButtonLook, 'variant'> {
  username: string;
}

/** The link out of a page where nothing is left to do. */
export function BackToStore({ username, variant }: BackToStoreProps) {
  return (
    <PageLink className={buttonClass({ variant })} to={paths.home(username)}>
      Kembali ke toko
    </PageLink>
  );
}
