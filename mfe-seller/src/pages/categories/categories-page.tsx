import { formatThousands } from '@lapak/domain/rupiah';
import { limits } from '@lapak/contracts/limits';
import type { SellerCategory } from '@lapak/contracts/api/seller-settings';
import { categoryLabels } from '@lapak/contracts/store-document/settings-labels';
import { FormTextField } from '@lapak/forms/form-text-field';
import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { Picture } from '@lapak/ui/picture';
import { useState } from 'react';
import { settingsApi, useChangeCategoriesMutation, useGetCategoriesQuery } from '../../api/settings-api.ts';
import { useToko } from '../../app/toko-context.ts';
import { PictureField } from '../../features/editor/picture-field.tsx';
import { EntryForm } from '../../features/entries/entry-form.tsx';
import { EntryList } from '../../features/entries/entry-list.tsx';
import { categoryErrors, categoryShape, type CategoryValues } from './category-values.ts';
import { ColourField } from './colour-field.tsx';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, settingsApi.endpoints.getCategories, context.params.toko ?? '');
}

const shown = ({ entry, image_url: url, products }: SellerCategory) => ({
  key: entry.key,
  name: entry.nama,
  fields: entry,
  picture: url && <Picture src={url} alt="" width={48} height={48} />,
  facts: [products === 0 ? 'Belum ada produk' : `${formatThousands(products)} produk`],
  onRemoval:
    products === 0
      ? 'Tidak ada produk di kategori ini.'
      : `${formatThousands(products)} produk di kategori ini tetap dijual, tetapi tanpa kategori.`,
});

/** Categories of products, in the order of the shop. */
export default function CategoriesPage() {
  const { username: toko } = useToko();
  const query = useGetCategoriesQuery(toko, { refetchOnMountOrArgChange: true });
  const [send] = useChangeCategoriesMutation();
  const [urls] = useState(() => new Map<string, string | null>());
  const list = query.currentData?.data;
  for (const { entry, image_url: url } of list ?? []) if (entry.image) urls.set(entry.image, url);
  return (
    <EntryList
      title="Kategori"
      what="kategori"
      intro="Pembeli menyaring produk dengan kategori, dalam urutan ini."
      empty="Belum ada kategori. Tanpa kategori, semua produk tampil di satu daftar."
      entries={list?.map(shown)}
      query={query}
      isOrdered
      max={limits.categories}
      change={(change) => send({ toko, change })}
      form={(key, onDone) => (
        <EntryForm<CategoryValues, SellerCategory>
          draft="kategori"
          what="Kategori"
          entryKey={key}
          entry={list?.find(({ entry }) => entry.key === key)?.entry ?? null}
          entryIn={(answer, name) => answer.find(({ entry }) => entry.key === name)?.entry}
          send={(change, idempotencyKey) => send({ toko, change, idempotencyKey })}
          shape={categoryShape(urls)}
          labels={categoryLabels}
          validate={categoryErrors}
          onDone={onDone}
        >
          {() => (
            <>
              <FormTextField
                name="nama"
                label={categoryLabels.nama}
                maxLength={150}
                autoComplete="off"
                marked
              />
              <PictureField
                toko={toko}
                name="image"
                label={categoryLabels.image}
                hint="Boleh kosong: kategori lalu memakai gambar produknya yang paling laku."
                width={160}
                height={160}
              />
              <ColourField />
            </>
          )}
        </EntryForm>
      )}
    />
  );
}
