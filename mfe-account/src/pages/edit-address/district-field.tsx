import type { District } from '@lapak/contracts/api/auth';
import { Combobox } from '@lapak/ui/combobox';
import { useState } from 'react';
import { useField } from 'react-final-form';
import { useSearchAddressDistrictsQuery } from '../../api/profile-api.ts';

/** Search debounce of the address form (spec 3 §9). */
const DEBOUNCE_MS = 1000;

/** Names of districts repeat all over Indonesia: city and province tell them apart. */
const toOption = (district: District) => ({
  id: district.id,
  label: district.name,
  note: `${district.city.name}, ${district.province.name}`,
  district,
});

/** The district, searched as one types; the first search is for everything (spec 3 §5). */
export function DistrictField() {
  const [search, setSearch] = useState('');
  const { currentData, isFetching } = useSearchAddressDistrictsQuery(search);
  const { input, meta } = useField<District | undefined>('district_id');
  const value = input.value || null;
  const shown: unknown = meta.touched
    ? (meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError))
    : undefined;
  return (
    <Combobox
      name="district_id"
      label="Kecamatan"
      placeholder="Ketik nama kecamatan"
      emptyText="Kecamatan tidak ditemukan"
      value={value && toOption(value)}
      onValueChange={(option) => input.onChange(option?.district)}
      options={(currentData?.data ?? []).map(toOption)}
      loading={isFetching}
      onSearch={setSearch}
      debounceMs={DEBOUNCE_MS}
      hint={value ? `${value.city.name}, ${value.province.name}` : undefined}
      onBlur={() => input.onBlur()}
      error={typeof shown === 'string' ? shown : undefined}
    />
  );
}
