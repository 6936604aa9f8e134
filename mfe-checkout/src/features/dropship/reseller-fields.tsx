import { Fields } from '@lapak/forms/fields';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { FormTextField } from '@lapak/forms/form-text-field';
import { useKeptField } from '@lapak/forms/use-kept-field';

/** Buying as a reseller, by e-mail address (spec 2 §6). */
export function ResellerFields() {
  const { input } = useKeptField<boolean>('buy_as_reseller', { subscription: { value: true } });
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
