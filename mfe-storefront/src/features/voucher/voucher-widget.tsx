import { icons } from '@lapak/ui/icons';
import { useState, type FormEvent } from 'react';
import type { VoucherResult } from '@lapak/contracts/api/catalogue';
import { messages } from '@lapak/domain/messages';
import { formatRupiah } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { Icon } from '@lapak/ui/icon';
import { TextField } from '@lapak/ui/text-field';
import { toast } from '@lapak/ui/toast';
import { useVoucher } from './use-voucher.ts';
import styles from './voucher-widget.module.css';

/** Enter a voucher code; applied when the answer's code is "00", otherwise none (spec 1 §4). */
export function VoucherWidget({ username, className }: { username: string; className?: string }) {
  const voucher = useVoucher(username);
  const [code, setCode] = useState('');
  const { state } = voucher;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && (await voucher.apply(code))) toast.success(messages.voucherApplied);
  };

  return (
    <section className={className} aria-labelledby="voucher">
      <h2 id="voucher" className={styles.title}>
        <Icon shape={icons.ticket} size={20} />
        Voucher
      </h2>
      {state.status === 'applied' ? (
        <div className={styles.applied} role="status">
          <span className={styles.code}>{state.code}</span>
          <span className={styles.worth}>
            {state.voucher ? worthOf(state.voucher) : 'Dipakai saat checkout'}
          </span>
          <Button variant="ghost" size="sm" onClick={voucher.forget}>
            Hapus
          </Button>
        </div>
      ) : (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <TextField
            label="Kode Voucher"
            name="voucher_code"
            className={styles.field}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            error={state.problem}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            className={styles.apply}
            loading={voucher.isApplying}
            loadingLabel="Cek"
            disabled={code.trim() === ''}
          >
            Gunakan
          </Button>
        </form>
      )}
    </section>
  );
}

function worthOf({ type, voucher_value, min_total }: VoucherResult): string {
  const worth = type === 'percentage' ? `${voucher_value}%` : formatRupiah(voucher_value);
  return `Potongan ${worth}${min_total > 0 ? `, minimal pembelian ${formatRupiah(min_total)}` : ''}`;
}
