import { useField } from 'react-final-form';
import { Fields } from '../../components/fields.tsx';
import { FormCheckbox } from '../../components/form/form-checkbox.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';

/** Buying as a reseller by one's e-mail address (spec 2 §6). */
export function ResellerFields() {
  const { input } = useField<boolean>('buy_as_reseller', { subscription: { value: true } });
  return (
    <Fields>
      <FormCheckbox name="buy_as_reseller" label="Beli sebagai Reseller" />
      {input.value && (
        <FormTextField
          name="email_reseller"
          label="Email Reseller"
          marked
          required
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={190}
        />
      )}
    </Fields>
  );
}
