import type { District } from '@lapak/contracts/api/auth';
import { Combobox } from '@lapak/ui/combobox';
import { useForm } from 'react-final-form';
import { useFormField } from './use-form-field.ts';

/** The end of a longer text is searched, which names the place: any pasted address fits into a URL. */
const SEARCHED_LENGTH = 500;

/** Search debounce (spec 2 §7, spec 3 §9). */
const DEBOUNCE_MS = 1000;

/** District names are not unique in Indonesia: the city and the province distinguish them. */
const toOption = (district: District) => ({
  id: district.id,
  label: district.name,
  note: `${district.city.name}, ${district.province.name}`,
  district,
});

interface DistrictFieldProps {
  name: string;
  /** Adds a star to the label. */
  marked?: boolean;
  /** Results of the last search. */
  districts: readonly District[];
  loading: boolean;
  /** The last search failed. */
  failed: boolean;
  onSearch: (text: string) => void;
  /** Changes of other values that follow from another district. */
  onChoose?: () => void;
}

/** A district of Indonesia, searched while typing; the form's value is the district's object, or null. */
export function DistrictField({
  name,
  marked,
  districts,
  onChoose,
  onSearch,
  ...search
}: DistrictFieldProps) {
  const form = useForm();
  const { input, error } = useFormField<District | null>(name);
  const value = input.value || null;
  return (
    <Combobox
      name={name}
      label="Kecamatan"
      marked={marked}
      placeholder="Ketik nama kecamatan"
      emptyText="Kecamatan tidak ditemukan"
      value={value && toOption(value)}
      onValueChange={(option) =>
        form.batch(() => {
          input.onChange(option?.district ?? null);
          onChoose?.();
        })
      }
      options={districts.map(toOption)}
      {...search}
      onSearch={(text) => onSearch(text.slice(-SEARCHED_LENGTH))}
      debounceMs={DEBOUNCE_MS}
      hint={value ? `${value.city.name}, ${value.province.name}` : undefined}
      onBlur={() => input.onBlur()}
      error={error}
    />
  );
}
