import type { District } from '@lapak/contracts/api/auth';
import { Combobox } from '@lapak/ui/combobox';
import { useState } from 'react';
import { useSearchCheckoutDistrictsQuery } from '../../api/shipping-api.ts';
import type { ChosenDistrict } from './use-chosen-district.ts';

/** Names of districts repeat all over Indonesia: the city and the province tell them apart. */
const toOption = (district: District) => ({
  id: district.id,
  label: district.name,
  note: `${district.city.name}, ${district.province.name}`,
  district,
});

/** Searches the districts of Indonesia, 1000 ms after the last key; a failed search is silent (spec 2 §7). */
export function DistrictField({ district }: { district: ChosenDistrict }) {
  const [search, setSearch] = useState('');
  const { currentData = [], isFetching } = useSearchCheckoutDistrictsQuery(search);
  const { value, error } = district;
  return (
    <Combobox
      name="district"
      label="Kecamatan"
      marked
      value={value && toOption(value)}
      onValueChange={(option) => district.choose(option?.district ?? null)}
      options={currentData.map(toOption)}
      loading={isFetching}
      onSearch={setSearch}
      debounceMs={1000}
      placeholder="Ketik nama kecamatan"
      emptyText="Kecamatan tidak ditemukan"
      hint={value ? `${value.city.name}, ${value.province.name}` : undefined}
      error={error}
      onBlur={district.onBlur}
    />
  );
}
