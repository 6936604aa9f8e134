import { icons } from '@lapak/ui/icons';
import { useState } from 'react';
import { messages } from '@lapak/domain/messages';
import { VoucherCode } from '@lapak/ordering/voucher/voucher-code';
import { Icon } from '@lapak/ui/icon';
import { toast } from '@lapak/ui/toast';
import { useVoucher } from './use-voucher.ts';
import styles from './voucher-widget.module.css';

/** Enter a voucher code; applied when the answer's code is "00", otherwise none (spec 1 §4). */
export function VoucherWidget({ username, className }: { username: string; className?: string }) {
  const { entered, problem, isApplying, apply, forget } = useVoucher(username);
  const [code, setCode] = useState('');

  const submit = async () => {
    if (await apply(code)) toast.success(messages.voucherApplied, { id: 'voucher' });
  };

  return (
    <section className={className} aria-labelledby="voucher">
      <h2 id="voucher" className={styles.title}>
        <Icon shape={icons.ticket} size={20} />
        Voucher
      </h2>
      <VoucherCode
        input={{ name: 'voucher_code', value: code, onChange: (event) => setCode(event.target.value) }}
        entered={entered}
        problem={problem}
        isApplying={isApplying}
        onApply={() => void submit()}
        onRemove={forget}
      />
    </section>
  );
}
