import { icons } from '@lapak/ui/icons';
import { formatRupiah } from '@lapak/domain/rupiah';
import { useFormField } from '@lapak/forms/use-form-field';
import { Button } from '@lapak/ui/button';
import { FieldError } from '@lapak/ui/field';
import { Icon } from '@lapak/ui/icon';
import { TextField } from '@lapak/ui/text-field';
import { useEffect, useId, type KeyboardEvent } from 'react';
import { Section } from '@lapak/ui/section';
import type { AppliedVoucher, VoucherControl } from './use-voucher.ts';
import styles from './voucher-section.module.css';

const worth = ({ type, voucher_value }: AppliedVoucher) =>
  type === 'percentage' ? `Diskon ${voucher_value}%` : `Potongan ${formatRupiah(voucher_value)}`;

/** A voucher code: typed, applied, taken back. */
export function VoucherSection({ voucher }: { voucher: VoucherControl }) {
  const { input, error } = useFormField<string>('voucher_code');
  const { applied, isApplying } = voucher;
  const errorId = useId();
  const { onChange } = input;
  // A code that was applied on a product page stands in the form like one that was typed here.
  const code = applied?.code;
  useEffect(() => {
    if (code !== undefined) onChange(code);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- onChange is new in every render
  }, [code]);
  const apply = () => {
    if (input.value.trim() !== '' && !isApplying) void voucher.apply(input.value);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const remove = () => {
    voucher.remove();
    input.onChange('');
  };

  return (
    <Section title="Voucher">
      {applied ? (
        <>
          <div className={styles.applied} data-invalid={error ? true : undefined}>
            <Icon shape={error ? icons.warning : icons.checkCircle} size={20} />
            <p className={styles.text}>
              <strong>{applied.code}</strong> {worth(applied)}
            </p>
            <Button
              variant="ghost"
              size="sm"
              aria-label="Hapus voucher"
              aria-describedby={error ? errorId : undefined}
              onClick={remove}
            >
              Hapus
            </Button>
          </div>
          <FieldError id={errorId} error={error} />
        </>
      ) : (
        <div className={styles.row}>
          <TextField
            {...input}
            className={styles.field}
            label="Kode voucher"
            error={error}
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
            disabled={input.value.trim() === ''}
            onClick={apply}
          >
            Gunakan
          </Button>
        </div>
      )}
    </Section>
  );
}
