import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { LogoLink } from '@lapak/ui/logo-link';

interface StoreLinkProps {
  username: string;
  storeName: string;
  logoUrl: string | null;
}

/** The seller's logo and name as the link to the store. */
export function StoreLink({ username, storeName, logoUrl }: StoreLinkProps) {
  return (
    <LogoLink
      name={storeName}
      logo={logoUrl && pictureUrl(logoUrl, 96)}
      render={<PageLink to={paths.home(username)} />}
    />
  );
}
