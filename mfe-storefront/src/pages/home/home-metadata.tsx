import type { StoreSetting } from '@lapak/contracts/api/store';
import { pictureUrl } from '@lapak/contracts/pictures';
import { paths } from '@lapak/contracts/routes';
import { selectPublicOrigin, useAppSelector } from '@lapak/runtime';
import { storeContacts } from '../../features/footer/contacts.ts';
import { JsonLd } from '@lapak/ui/json-ld';
import { PageMeta } from '../../features/metadata/page-meta.tsx';
import { absoluteUrl } from '@lapak/domain/absolute-url';
import { plainText } from '@lapak/domain/plain-text';
import { isAddress } from '../../lib/is-address.ts';
import type { Home } from './use-home.ts';

const describe = (setting: StoreSetting) =>
  setting.bio ? plainText(setting.bio) : `Belanja produk ${setting.nama_toko} langsung dari tokonya.`;

/** Metadata of a store: title, description, picture and structured data. */
export function HomeMetadata({ home: { username, store } }: { home: Home }) {
  const origin = useAppSelector(selectPublicOrigin);
  const { setting, banner } = store;
  const picture = banner[0]?.image_url ?? setting.logo_url;
  const isAddressShown = setting.alamat !== null && !setting.traits.hide_address;
  return (
    <>
      <PageMeta
        title={`${setting.nama_toko} - Toko Online`}
        description={describe(setting)}
        path={paths.home(username)}
        image={picture}
        imageAlt={setting.nama_toko}
        siteName={setting.nama_toko}
      />
      <JsonLd
        data={{
          '@type': 'Store',
          name: setting.nama_toko,
          description: describe(setting),
          url: absoluteUrl(origin, paths.home(username)),
          ...(setting.logo_url && { logo: absoluteUrl(origin, pictureUrl(setting.logo_url, 240)) }),
          ...(picture && { image: absoluteUrl(origin, pictureUrl(picture, 800)) }),
          ...(isAddressShown && { address: setting.alamat }),
          currenciesAccepted: 'IDR',
          sameAs: storeContacts(setting)
            .map(({ href }) => href)
            .filter((href) => !href.startsWith('mailto:') && isAddress(href)),
        }}
      />
    </>
  );
}
