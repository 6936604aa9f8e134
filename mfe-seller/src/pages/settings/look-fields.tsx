import { paths } from '@lapak/contracts/routes';
import { settingsLabels } from '@lapak/contracts/store-document/settings-labels';
import { previewQuery } from '@lapak/contracts/store-preview';
import { useFormField } from '@lapak/forms/use-form-field';
import { RadioCards, type RadioCard } from '@lapak/ui/radio-cards';
import formStyles from '../../components/form.module.css';
import { themes } from '../../lib/themes.ts';
import type { LookValues } from './settings-values.ts';
import styles from './settings-page.module.css';

const headers: readonly RadioCard[] = [
  { value: 'default_1', title: 'Keterangan dulu', note: 'Keterangan toko, lalu alamat' },
  { value: 'default_2', title: 'Alamat dulu', note: 'Alamat, lalu keterangan toko' },
  { value: 'default_3', title: 'Alamat dulu, versi 3', note: 'Sama dengan Alamat dulu' },
  { value: 'custom', title: 'Khusus', note: 'Disiapkan bersama pengelola Lapak' },
];

function Choice({ name, options }: { name: keyof LookValues; options: readonly RadioCard[] }) {
  const { input, error } = useFormField(name);
  return (
    <RadioCards
      legend={settingsLabels[name]}
      name={name}
      options={options}
      value={input.value}
      onValueChange={input.onChange}
      error={error}
    />
  );
}

/**
 * The shop's first page as it would be. It is painted by the server for this look; without scripts nothing of it asks for the look that
 * is saved, and no visit is counted.
 */
function Preview({ toko, values }: { toko: string; values: LookValues }) {
  const src = paths.home(toko) + previewQuery(values);
  return (
    <figure className={styles.preview}>
      <figcaption className={formStyles.text}>Pratinjau, belum tersimpan</figcaption>
      {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <div className={styles.screen} role="region" aria-label="Pratinjau toko" tabIndex={0}>
        <iframe
          // A frame whose address changes would add to the history.
          key={src}
          className={styles.frame}
          title="Halaman depan toko dengan tampilan yang dipilih"
          src={src}
          sandbox="allow-same-origin"
          tabIndex={-1}
          inert
          onLoad={({ currentTarget }) => {
            // "Turn scripts on", says the shop to browsers without them.
            for (const hint of currentTarget.contentDocument?.querySelectorAll('noscript') ?? [])
              hint.remove();
          }}
        />
      </div>
    </figure>
  );
}

/** Theme and arrangement, with the shop's first page beside them. */
export function LookFields({ toko, values }: { toko: string; values: LookValues }) {
  return (
    <div className={styles.look}>
      <div className={formStyles.form}>
        <Choice name="theme_onlinestore" options={themes} />
        <Choice name="path_theme" options={headers} />
      </div>
      <Preview toko={toko} values={values} />
    </div>
  );
}
