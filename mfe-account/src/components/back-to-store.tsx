import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { buttonClass, type ButtonLook } from '@lapak/ui/button';

interface BackToStoreProps extends Pick<ButtonLook, 'variant'> {
  username: string;
}

/** The link from a finished page to the store. */
export function BackToStore({ username, variant }: BackToStoreProps) {
  return (
    <PageLink className={buttonClass({ variant })} to={paths.home(username)}>
      Kembali ke toko
    </PageLink>
  );
}
