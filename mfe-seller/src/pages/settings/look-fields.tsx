import { paths } from '@lapak/contracts/routes';
import { settingsLabels } from '@lapak/contracts/store-document/settings-labels';
import { previewQuery } from '@lapak/contracts/store-preview';
import { useFormField } from '@lapak/forms/use-form-field';
import { RadioCards, type RadioCard } from '@lapak/ui/radio-cards';
import formStyles from '../../components/form.module.css';
import { headerLabels } from '../../lib/value-labels.ts';
import { ShopFrame } from '../../features/preview/shop-frame.tsx';
import { themes } from '../../lib/themes.ts';
import type { LookValues } from './settings-values.ts';
import styles from './settings-page.module.css';

const headers: readonly RadioCard[] = [
  { value: 'default_1', title: headerLabels.default_1, note: 'Keterangan toko, lalu alamat' },
  { value: 'default_2', title: headerLabels.default_2, note: 'Alamat, lalu keterangan toko' },
  { value: 'default_3', title: headerLabels.default_3, note: 'Sama dengan Alamat dulu' },
  { value: 'custom', title: headerLabels.custom, note: 'Disiapkan bersama pengelola Lapak' },
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

/** The shop's first page as it would be. */
function Preview({ toko, values }: { toko: string; values: LookValues }) {
  return (
    <figure className={styles.preview}>
      <figcaption className={formStyles.text}>Pratinjau, belum tersimpan</figcaption>
      <ShopFrame
        label="Pratinjau toko"
        title="Halaman depan toko dengan tampilan yang dipilih"
        src={paths.home(toko) + previewQuery(values)}
      />
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
