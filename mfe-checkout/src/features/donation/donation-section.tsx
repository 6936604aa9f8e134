import type { CartLine } from '@lapak/domain/cart-line';
import { formatRupiah } from '@lapak/domain/rupiah';
import { FormCheckbox } from '@lapak/forms/form-checkbox';
import { FormSection } from '@lapak/forms/form-section';
import { FormRupiahField } from '@lapak/forms/form-text-field';
import { useKeptField } from '@lapak/forms/use-kept-field';

/** A donation with the order, where an item has one (spec 2 §4, "Donation toggle"). */
export function DonationSection({ item }: { item: CartLine }) {
  const { input } = useKeptField<boolean>('donation_send', { subscription: { value: true } });
  const isCustom = item.donation_custom === 1;
  const fixed = isCustom ? '' : ` ${formatRupiah(item.donation_amount ?? 0)}`;
  return (
    <FormSection title="Donasi">
      <FormCheckbox
        name="donation_send"
        label={`Saya ingin berdonasi${fixed}`}
        note={item.donation_recipient ? `Untuk ${item.donation_recipient}` : undefined}
      />
      {input.value && isCustom && (
        <FormRupiahField name="donation_amount" label="Jumlah donasi" placeholder="10.000" maxLength={13} />
      )}
    </FormSection>
  );
}
