import { icons } from './icons.tsx';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import type { Ref } from 'react';
import { Field, type FieldBaseProps } from './field.tsx';
import fieldStyles from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './options.module.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldBaseProps {
  /** Empty when nothing is chosen; shown as if it were when no option has it. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A select. Arrow keys, typing ahead and Escape work as in a system select. */
export function Select({
  value,
  onValueChange,
  options,
  placeholder = 'Pilih',
  name,
  disabled,
  onBlur,
  ref,
  ...field
}: SelectProps) {
  return (
    <Field {...field}>
      {({ id, ...described }) => (
        <CSPProvider disableStyleElements>
          <BaseSelect.Root
            name={name}
            disabled={disabled}
            items={options}
            value={options.some((option) => option.value === value) ? value : null}
            onValueChange={(next) => onValueChange(next ?? '')}
          >
            <span className={fieldStyles.control}>
              <BaseSelect.Trigger {...described} id={id} ref={ref} className={styles.trigger} onBlur={onBlur}>
                <BaseSelect.Value className={styles.value} placeholder={placeholder} />
                <Icon shape={icons.chevronDown} size={20} />
              </BaseSelect.Trigger>
            </span>
            <BaseSelect.Portal>
              <BaseSelect.Positioner
                className={styles.positioner}
                sideOffset={4}
                alignItemWithTrigger={false}
              >
                <BaseSelect.Popup className={styles.popup}>
                  <BaseSelect.List>
                    {options.map((option) => (
                      <BaseSelect.Item
                        key={option.value}
                        className={styles.item}
                        value={option.value}
                        disabled={option.disabled}
                      >
                        <BaseSelect.ItemText className={styles.text}>{option.label}</BaseSelect.ItemText>
                        <BaseSelect.ItemIndicator>
                          <Icon shape={icons.check} size={18} />
                        </BaseSelect.ItemIndicator>
                      </BaseSelect.Item>
                    ))}
                  </BaseSelect.List>
                </BaseSelect.Popup>
              </BaseSelect.Positioner>
            </BaseSelect.Portal>
          </BaseSelect.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
