import { POSTAL_CODE_LENGTH } from '@lapak/domain/postal-code';
import { FormDigitsField } from './form-text-field.tsx';

interface PostalCodeFieldProps {
  placeholder: string;
  /** Adds a star to the label. */
  marked?: boolean;
}

/** The postal code `kode_pos`, digits alone (spec 2 §5, spec 3 §5). */
export function PostalCodeField({ placeholder, marked }: PostalCodeFieldProps) {
  return (
    <FormDigitsField
      name="kode_pos"
      label="Kode Pos"
      placeholder={placeholder}
      marked={marked}
      required={marked}
      autoComplete="postal-code"
      maxLength={POSTAL_CODE_LENGTH}
    />
  );
}
