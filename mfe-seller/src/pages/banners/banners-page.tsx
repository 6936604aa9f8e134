import { limits } from '@lapak/contracts/limits';
import type { SellerBanner } from '@lapak/contracts/api/seller-settings';
import { bannerLabels } from '@lapak/contracts/store-document/settings-labels';
import { FormTextField } from '@lapak/forms/form-text-field';
import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { Picture } from '@lapak/ui/picture';
import { useState } from 'react';
import { settingsApi, useChangeBannersMutation, useGetBannersQuery } from '../../api/settings-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { EntryForm } from '../../features/entries/entry-form.tsx';
import { EntryList } from '../../features/entries/entry-list.tsx';
import { PictureField } from '../../features/editor/picture-field.tsx';
import { DescriptionField } from '../../features/editor/description-field.tsx';
import { bannerErrors, bannerShape, type BannerValues } from './banner-values.ts';
import styles from './banners-page.module.css';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, settingsApi.endpoints.getBanners, context.params.toko ?? '');
}

/** Banners in the order of the shop, with their pages. */
export default function BannersPage() {
  const { username: toko, nama_toko: author } = useToko();
  const query = useGetBannersQuery(toko, { refetchOnMountOrArgChange: true });
  const [send] = useChangeBannersMutation();
  const [urls] = useState(() => new Map<string, string | null>());
  const list = query.currentData?.data;
  for (const { entry, image_url: url } of list ?? []) urls.set(entry.image, url);
  return (
    <EntryList
      title="Banner"
      what="banner"
      intro="Tampil di halaman depan toko dalam urutan ini. Pembeli yang menekannya membaca isinya."
      empty="Belum ada banner."
      entries={list?.map(({ entry, image_url: url }) => ({
        key: entry.key,
        name: entry.title,
        fields: entry,
        picture: <Picture src={url} alt="" width={160} height={80} className={styles.picture} />,
        facts: [`Ditulis ${entry.created_by}`],
        onRemoval: 'Banner dan halamannya hilang dari toko untuk seterusnya.',
      }))}
      query={query}
      isOrdered
      max={limits.banners}
      change={(change) => send({ toko, change })}
      form={(key, onDone) => (
        <EntryForm<BannerValues, SellerBanner>
          draft="banner"
          what="Banner"
          entryKey={key}
          entry={list?.find(({ entry }) => entry.key === key)?.entry ?? null}
          entryIn={(answer, name) => answer.find(({ entry }) => entry.key === name)?.entry}
          send={(change, idempotencyKey) => send({ toko, change, idempotencyKey })}
          shape={bannerShape(urls, author)}
          labels={bannerLabels}
          validate={bannerErrors}
          onDone={onDone}
        >
          {() => (
            <>
              <FormTextField
                name="title"
                label={bannerLabels.title}
                maxLength={150}
                autoComplete="off"
                marked
              />
              <PictureField
                toko={toko}
                name="image"
                label={bannerLabels.image}
                hint="Mendatar, misalnya 1200 x 600. Gambar selalu tampil utuh."
                width={640}
                height={320}
                isRequired
              />
              <DescriptionField name="content" label={bannerLabels.content} />
              <FormTextField
                name="created_by"
                label={bannerLabels.created_by}
                hint="Tampil di halaman banner."
                maxLength={150}
                autoComplete="off"
                marked
              />
            </>
          )}
        </EntryForm>
      )}
    />
  );
}
