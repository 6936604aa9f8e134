import type { SellerCategory } from '@lapak/contracts/api/seller-settings';
import { categoryLabels } from '@lapak/contracts/store-document/settings-labels';
import { FormTextField } from '@lapak/forms/form-text-field';
import { prefetchQuery, type PageContext } from '@lapak/runtime';
import { settingsApi, useChangeCategoriesMutation, useGetCategoriesQuery } from '../../api/settings-api.ts';
import { useToko } from '../../app/toko-context.ts';
import type { FormShape } from '../../features/changes/use-change-form.ts';
import { EntryForm } from '../../features/entries/entry-form.tsx';
import { EntryList } from '../../features/entries/entry-list.tsx';
import { ColourField } from './colour-field.tsx';

export function prefetch(context: PageContext): Promise<unknown> {
  return prefetchQuery(context, settingsApi.endpoints.getCategories, context.params.toko ?? '');
}

const MAX = 500;

interface CategoryValues {
  nama: string;
  color: string;
}

const shape: FormShape<CategoryValues> = {
  valuesOf: (fields) => ({
    nama: String(fields?.nama ?? ''),
    color: String(fields?.color ?? 'gray'),
  }),
  fieldsOf: ({ nama, color }) => ({ nama: nama.trim(), color }),
};

const validate = ({ nama }: CategoryValues) =>
  nama.trim() === '' ? { nama: 'Nama kategori wajib diisi' } : {};

const shown = ({ entry, products }: SellerCategory) => ({
  key: entry.key,
  name: entry.nama,
  fields: entry,
  facts: [products === 0 ? 'Belum ada produk' : `${products} produk`],
  onRemoval:
    products === 0
      ? 'Tidak ada produk di kategori ini.'
      : `${products} produk di kategori ini tetap dijual, tetapi tanpa kategori.`,
});

/** Categories of products, in the order of the shop. */
export default function CategoriesPage() {
  const { username: toko } = useToko();
  const { currentData, ...query } = useGetCategoriesQuery(toko, { refetchOnMountOrArgChange: true });
  const [send] = useChangeCategoriesMutation();
  const list = currentData?.data;
  return (
    <EntryList
      title="Kategori"
      what="kategori"
      intro="Pembeli menyaring produk dengan kategori, dalam urutan ini."
      empty="Belum ada kategori. Tanpa kategori, semua produk tampil di satu daftar."
      entries={list?.map(shown)}
      query={query}
      isOrdered
      max={MAX}
      change={(change) => send({ toko, change })}
      form={(key, onDone) => (
        <EntryForm<CategoryValues, SellerCategory>
          draft="kategori"
          what="Kategori"
          entryKey={key}
          entry={list?.find(({ entry }) => entry.key === key)?.entry ?? null}
          entryIn={(answer, name) => answer.find(({ entry }) => entry.key === name)?.entry}
          send={(change) => send({ toko, change })}
          shape={shape}
          labels={categoryLabels}
          validate={validate}
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
              <ColourField />
            </>
          )}
        </EntryForm>
      )}
    />
  );
}
