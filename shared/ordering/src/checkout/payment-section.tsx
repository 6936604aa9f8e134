import { logoUrl } from '@lapak/contracts/pictures';
import type { PaymentMethodItem } from '@lapak/contracts/api/payment';
import type { PaymentGroup } from '@lapak/contracts/payment-kinds';
import { messages } from '@lapak/domain/messages';
import { formatRupiah } from '@lapak/domain/rupiah';
import { Collapsible } from '@lapak/ui/collapsible';
import { CollapsingChoice } from '@lapak/ui/collapsing-choice';
import { FieldError } from '@lapak/ui/field';
import { RadioCards } from '@lapak/ui/radio-cards';
import { toast } from '@lapak/ui/toast';
import { useId, useState } from 'react';
import { FormSection } from '@lapak/forms/form-section';
import { GroupTitle } from './group-title.tsx';
import { askedPhone, findMethod, type ShownGroup } from './payment-groups.ts';
import styles from './payment-section.module.css';
import { useFormField } from '@lapak/forms/use-form-field';
import { FormDigitsField } from '@lapak/forms/form-text-field';

interface WalletPhoneFieldProps {
  label: string;
  hint: string;
}

/** The phone number of the shopper's account, where a payment method requires one (spec 2 §2). */
function WalletPhoneField({ label, hint }: WalletPhoneFieldProps) {
  return (
    <FormDigitsField
      name="mobile_e_wallet"
      label={label}
      inputMode="tel"
      autoComplete="tel"
      placeholder="62812345678"
      maxLength={16}
      hint={hint}
    />
  );
}

const logoOf = ({ type }: PaymentMethodItem) => ({ name: type.nama, src: logoUrl(type.img) });

const adminFee = ({ admin_fee }: PaymentMethodItem) =>
  admin_fee > 0 ? `Biaya admin ${formatRupiah(admin_fee)}` : null;

const toCard = (method: PaymentMethodItem) => ({
  value: String(method.id),
  title: method.type.nama,
  note: method.type.is_active === 0 ? 'Sedang gangguan' : undefined,
  logo: logoOf(method),
  end: adminFee(method),
  unavailable: method.type.is_active === 0,
});

function toChosen(method: PaymentMethodItem, groups: readonly ShownGroup[]) {
  const label = groups.find(({ methods }) => methods.includes(method))?.label;
  return {
    title: method.type.nama,
    note: [label !== method.type.nama && label, adminFee(method)].filter(Boolean).join(' · '),
    logo: logoOf(method),
  };
}

interface PaymentSectionProps {
  groups: readonly ShownGroup[];
  /** Wire name of the field with the chosen method's id, or null, so that the server's errors map to it. */
  name?: string;
}

/**
 * Payment methods in groups that expand independently (spec 2 §2), and collapse to the chosen one. Choosing none is
 * allowed.
 */
export function PaymentSection({ groups, name = 'payment_method' }: PaymentSectionProps) {
  const { input, error } = useFormField<number | null>(name);
  const chosen = findMethod(groups, input.value);
  const phone = askedPhone(chosen);
  const errorId = useId();
  const [toggled, setToggled] = useState<Partial<Record<PaymentGroup, boolean>>>({});
  const first = groups[0]?.key;
  const isOpen = (group: ShownGroup) =>
    toggled[group.key] ?? (chosen ? group.methods.includes(chosen) : group.key === first);

  return (
    <FormSection title="Metode Pembayaran" invalid={error !== undefined}>
      <CollapsingChoice
        label="Metode Pembayaran"
        labelHidden
        chosen={chosen && toChosen(chosen, groups)}
        changeLabel="Ubah metode pembayaran"
      >
        <div className={styles.groups}>
          {groups.map((group) => (
            <Collapsible
              key={group.key}
              headingLevel={3}
              outlined
              title={<GroupTitle group={group} chosen={chosen} />}
              open={isOpen(group)}
              onOpenChange={(open) => setToggled({ ...toggled, [group.key]: open })}
            >
              <RadioCards
                legend={group.label}
                legendHidden
                // Unique per group: a method may be in two groups, and a browser checks one radio button per name.
                name={`${name}_${group.key}`}
                options={group.methods.map(toCard)}
                value={chosen ? String(chosen.id) : ''}
                onValueChange={(id) => input.onChange(Number(id))}
                onUnavailable={() => toast.error(messages.paymentMethodDown)}
              />
            </Collapsible>
          ))}
        </div>
      </CollapsingChoice>
      {phone && <WalletPhoneField {...phone} />}
      <FieldError id={errorId} error={error} />
    </FormSection>
  );
}
