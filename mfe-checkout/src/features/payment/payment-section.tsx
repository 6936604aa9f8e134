import type { PaymentGroup, PaymentMethodItem } from '@lapak/contracts/api/payment';
import { messages } from '@lapak/domain/messages';
import { formatRupiah } from '@lapak/domain/rupiah';
import { FormSection } from '@lapak/forms/form-section';
import { useFormField } from '@lapak/forms/use-form-field';
import { Collapsible } from '@lapak/ui/collapsible';
import { FieldError } from '@lapak/ui/field';
import { RadioCards } from '@lapak/ui/radio-cards';
import { toast } from '@lapak/ui/toast';
import { useId, useState } from 'react';
import { pictureOrNull } from '../../lib/picture-or-null.ts';
import { GroupTitle } from './group-title.tsx';
import { WalletPhoneField } from './wallet-phone-field.tsx';
import { asksWalletPhone, findMethod, type ShownGroup } from './payment-groups.ts';

const toCard = ({ id, type, admin_fee }: PaymentMethodItem) => ({
  value: String(id),
  title: type.nama,
  note:
    type.is_active === 0
      ? 'Sedang gangguan'
      : admin_fee > 0
        ? `Biaya admin ${formatRupiah(admin_fee)}`
        : undefined,
  logo: pictureOrNull(type.img),
  unavailable: type.is_active === 0,
});

/** Ways to pay in groups that open and close on their own (spec 2 §2). Choosing none is allowed. */
export function PaymentSection({ groups }: { groups: readonly ShownGroup[] }) {
  const { input, error } = useFormField<number | null>('payment_method');
  const chosen = findMethod(groups, input.value);
  const errorId = useId();
  const [toggled, setToggled] = useState<Partial<Record<PaymentGroup, boolean>>>({});
  const first = groups[0]?.key;
  const isOpen = (group: ShownGroup) =>
    toggled[group.key] ?? (chosen ? group.methods.includes(chosen) : group.key === first);

  return (
    <FormSection title="Metode Pembayaran">
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
            name="payment_method"
            options={group.methods.map(toCard)}
            value={chosen ? String(chosen.id) : ''}
            onValueChange={(id) => input.onChange(Number(id))}
            onUnavailable={() => toast.error(messages.metodePembayaranGangguan)}
          />
          {group.key === 'e_wallet' && asksWalletPhone(chosen) && <WalletPhoneField />}
        </Collapsible>
      ))}
      <FieldError id={errorId} error={error} />
    </FormSection>
  );
}
