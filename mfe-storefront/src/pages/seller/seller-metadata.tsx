import type { StoreProfile } from '@lapak/contracts/api/store';
import { paths } from '@lapak/contracts/routes';
import { PageMeta } from '../../features/metadata/page-meta.tsx';
import { plainText } from '@lapak/domain/plain-text';

/** Metadata of a seller. */
export function SellerMetadata({ profile }: { profile: StoreProfile }) {
  return (
    <PageMeta
      title={profile.nama_toko}
      description={profile.bio ? plainText(profile.bio) : `Halaman utama ${profile.nama_toko}.`}
      path={paths.seller(profile.username)}
      image={profile.logo_url}
      imageAlt={profile.nama_toko}
      siteName={profile.nama_toko}
    />
  );
}
