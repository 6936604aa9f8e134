import type { SellerSettings } from '@lapak/contracts/api/seller-settings';
import * as consolePaths from '@lapak/contracts/console-paths';
import { DistrictField } from '@lapak/forms/district-field';
import { searchField } from '@lapak/forms/search-field';
import { useFormField } from '@lapak/forms/use-form-field';
import { Link } from '@lapak/runtime';
import { Checkbox } from '@lapak/ui/checkbox';
import { FieldError } from '@lapak/ui/field';
import { IconButton } from '@lapak/ui/icon-button';
import { icons } from '@lapak/ui/icons';
import { useId, useState } from 'react';
import { useSearchOriginsQuery } from '../../api/opening-api.ts';
import formStyles from '../../components/form.module.css';
import styles from './settings-page.module.css';

function OriginField() {
  const [search, setSearch] = useState('');
  const districts = useSearchOriginsQuery(search);
  return (
    <DistrictField
      name="origin"
      districts={districts.currentData ?? []}
      {...searchField(districts, search, setSearch)}
    />
  );
}

type Choices = SellerSettings['courier_choices'];

/** The couriers that are chosen first, in the order of the shop. */
function inOrder(choices: Choices, chosen: readonly string[]): Choices {
  const first = chosen.flatMap((code) => choices.filter((choice) => choice.code === code));
  return [...first, ...choices.filter(({ code }) => !chosen.includes(code))];
}

function CouriersField({ choices }: { choices: Choices }) {
  const id = useId();
  const { input, error } = useFormField<readonly string[]>('couriers');
  const chosen = input.value;
  function move(code: string, by: number) {
    const others = chosen.filter((other) => other !== code);
    const place = chosen.indexOf(code) + by;
    input.onChange([...others.slice(0, place), code, ...others.slice(place)]);
  }
  return (
    <fieldset aria-describedby={error ? id : undefined} data-invalid={error ? true : undefined}>
      <legend className={styles.legend}>Kurir, dalam urutan di halaman bayar</legend>
      <ul className={styles.couriers}>
        {inOrder(choices, chosen).map(({ code, name }) => {
          const at = chosen.indexOf(code);
          return (
            <li key={code} className={styles.courier}>
              <Checkbox
                label={name}
                checked={at >= 0}
                onCheckedChange={(isChosen) =>
                  input.onChange(isChosen ? [...chosen, code] : chosen.filter((other) => other !== code))
                }
              />
              {at >= 0 && (
                <span className={styles.tools}>
                  <IconButton
                    icon={icons.chevronUp}
                    label={`${name} ke atas`}
                    disabled={at === 0}
                    onClick={() => move(code, -1)}
                  />
                  <IconButton
                    icon={icons.chevronDown}
                    label={`${name} ke bawah`}
                    disabled={at === chosen.length - 1}
                    onClick={() => move(code, 1)}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** Where parcels leave from, and who brings them. */
export function ShippingFields({ toko, choices }: { toko: string; choices: Choices }) {
  const { input } = useFormField<readonly string[]>('couriers');
  return (
    <>
      <p className={formStyles.text}>Ongkos kirim dihitung dari kecamatan ini.</p>
      <OriginField />
      <CouriersField choices={choices} />
      {input.value.length === 0 && (
        <p className={formStyles.text} role="status">
          Tanpa kurir dan tanpa tarif kirim sendiri, barang yang memakai alamat tidak bisa dipesan. Jasa dan
          produk digital tetap bisa.
        </p>
      )}
      <p className={formStyles.text}>
        <span>Kurir toko memakai tarifmu sendiri. </span>
        <Link className={styles.link} to={consolePaths.rates(toko)}>
          Atur tarif kirim sendiri
        </Link>
      </p>
    </>
  );
}
