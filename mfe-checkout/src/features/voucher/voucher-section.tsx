import { messages } from '@lapak/domain/messages';
import { useFormField } from '@lapak/forms/use-form-field';
import { VoucherCode } from '@lapak/ordering/voucher/voucher-code';
import { toast } from '@lapak/ui/toast';
import { useEffect } from 'react';
import { Section } from '@lapak/ui/section';
import { VOUCHER_TOAST, type VoucherControl } from './use-voucher.ts';

/** The voucher code of an order. */
export function VoucherSection({ voucher }: { voucher: VoucherControl }) {
  const { input, error } = useFormField<string>('voucher_code');
  const { entered, isApplying, unchecked } = voucher;
  const { onChange } = input;
  // A code that was applied on a product page is in the form like one that was typed here.
  const code = entered?.code ?? unchecked;
  useEffect(() => {
    if (code !== null) onChange(code);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onChange is new in every render
  }, [code]);
  const apply = async () => {
    const { problem } = await voucher.apply(input.value);
    if (problem === null) toast.success(messages.voucherApplied, { id: VOUCHER_TOAST });
    else toast.error(problem, { id: VOUCHER_TOAST });
  };
  const remove = () => {
    voucher.remove();
    onChange('');
  };

  return (
    <Section title="Voucher">
      <VoucherCode
        input={input}
        entered={entered}
        problem={error ?? voucher.problem}
        isApplying={isApplying}
        onApply={() => void apply()}
        onRemove={remove}
      />
    </Section>
  );
}
