import type { VoucherResult } from '@lapak/contracts/api/catalogue';
import { voucherKinds } from '@lapak/contracts/voucher-kinds';
import { formatRupiah } from '@lapak/domain/rupiah';
import { Button } from '@lapak/ui/button';
import { FieldError } from '@lapak/ui/field';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { TextField, type TextFieldProps } from '@lapak/ui/text-field';
import { useId, type KeyboardEvent } from 'react';
import styles from './voucher-code.module.css';

/** An applied code; its value is available after a request in this view. */
export type EnteredVoucher = { code: string } & Partial<VoucherResult>;

interface VoucherCodeProps {
  /** The input field of the code. */
  input: Pick<TextFieldProps, 'name' | 'onChange' | 'onBlur'> & { value: string };
  entered: EnteredVoucher | null;
  /** Reason why the code does not apply. */
  problem: string | null | undefined;
  isApplying: boolean;
  /** Called on each change of the input. */
  onApply: () => void;
  onRemove: () => void;
}

/** A voucher code: typed, applied, removed. Works inside another form. */
export function VoucherCode({ entered, problem, onRemove, ...entry }: VoucherCodeProps) {
  const errorId = useId();
  if (!entered) return <CodeEntry {...entry} problem={problem} />;
  return (
    <>
      <div className={styles.applied} role="status" data-invalid={problem ? true : undefined}>
        <Icon shape={problem ? icons.warning : icons.checkCircle} size={20} />
        <p className={styles.text}>
          <strong>{entered.code}</strong> <span>{worthOf(entered)}</span>
        </p>
        <Button
          variant="ghost"
          size="sm"
          aria-label="Hapus voucher"
          aria-describedby={problem ? errorId : undefined}
          onClick={onRemove}
        >
          Hapus
        </Button>
      </div>
      <FieldError id={errorId} error={problem} />
    </>
  );
}

function CodeEntry({
  input,
  problem,
  isApplying,
  onApply,
}: Pick<VoucherCodeProps, 'input' | 'problem' | 'isApplying' | 'onApply'>) {
  const isEmpty = input.value.trim() === '';
  const apply = () => {
    if (!isEmpty && !isApplying) onApply();
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className={styles.row}>
      <TextField
        {...input}
        className={styles.field}
        label="Kode voucher"
        error={problem}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        enterKeyHint="done"
        onKeyDown={applyOnEnter}
      />
      <Button
        variant="secondary"
        className={styles.apply}
        loading={isApplying}
        loadingLabel="Memeriksa"
        disabled={isEmpty}
        onClick={apply}
      >
        Gunakan
      </Button>
    </div>
  );
}

function worthOf({ type, voucher_value = 0, min_total = 0 }: EnteredVoucher): string {
  if (type === undefined) return 'Dipakai saat checkout';
  const worth = voucherKinds[type].worth(voucher_value);
  return min_total > 0 ? `${worth}, minimal pembelian ${formatRupiah(min_total)}` : worth;
}
