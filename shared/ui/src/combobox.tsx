import { icons } from './icons.tsx';
import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useDeferredValue, useState, type Ref } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { Field, type FieldBaseProps } from './field.tsx';
import fieldStyles from './field.module.css';
import { Icon } from './icon.tsx';
import styles from './options.module.css';

export interface ComboboxOption {
  id: string;
  label: string;
  /** A second line, for labels that are not unique. */
  note?: string;
}

export interface ComboboxProps<Option extends ComboboxOption> extends FieldBaseProps {
  value: Option | null;
  onValueChange: (option: Option | null) => void;
  /** Results of the last search; the server filters, not the component. */
  options: readonly Option[];
  loading?: boolean;
  /** The last search failed: nothing is shown, and another key searches again. */
  failed?: boolean;
  /** Called with the input, `debounceMs` after the last key. */
  onSearch: (text: string) => void;
  debounceMs?: number;
  placeholder?: string;
  emptyText?: string;
  loadingText?: string;
  disabled?: boolean;
  name?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface ResultsProps {
  /** Results of what is typed are on their way. */
  isWaiting: boolean;
  /** The search failed. */
  isSilent: boolean;
  emptyText: string;
  loadingText: string;
}

/** The list of what was found, or that nothing was. */
const Results = ({ isWaiting, isSilent, emptyText, loadingText }: ResultsProps) => (
  <BaseCombobox.Portal>
    <BaseCombobox.Positioner className={styles.positioner} sideOffset={4}>
      <BaseCombobox.Popup className={styles.popup} hidden={isSilent} aria-busy={isWaiting || undefined}>
        <BaseCombobox.Status>
          {isWaiting && <div className={styles.status}>{loadingText}</div>}
        </BaseCombobox.Status>
        <BaseCombobox.Empty>
          {!isWaiting && !isSilent && <div className={styles.status}>{emptyText}</div>}
        </BaseCombobox.Empty>
        <BaseCombobox.List>
          {(option: ComboboxOption) => (
            <BaseCombobox.Item key={option.id} className={styles.item} value={option}>
              <span className={styles.text}>
                <span>{option.label}</span>
                {option.note && <span className={styles.note}>{option.note}</span>}
              </span>
            </BaseCombobox.Item>
          )}
        </BaseCombobox.List>
      </BaseCombobox.Popup>
    </BaseCombobox.Positioner>
  </BaseCombobox.Portal>
);

/** A text field that searches, with a list of the results. */
export function Combobox<Option extends ComboboxOption>({
  value,
  onValueChange,
  options,
  loading = false,
  failed = false,
  onSearch,
  debounceMs = 1000,
  placeholder,
  emptyText = 'Tidak ditemukan',
  loadingText = 'Mencari...',
  disabled,
  name,
  onBlur,
  ref,
  ...field
}: ComboboxProps<Option>) {
  const [isOpen, setIsOpen] = useState(false);
  // Null while the text is that of the choice. Base UI's own text would go back to it when results arrive.
  const [typed, setTyped] = useState<string | null>(null);
  const [searched, setSearched] = useState('');
  const searchLater = useDebouncedCallback((text: string) => {
    setSearched(text);
    onSearch(text);
  }, debounceMs);
  // Results belong to one word: they are not offered before it is typed, nor under the next one.
  const isWaiting = loading || typed !== searched;
  const isSilent = failed && !isWaiting;
  // The list opens behind the letter that was typed, which is shown at once, and closes without delay.
  const isWanted = isOpen && typed !== null && typed.trim() !== '';
  const isRendered = useDeferredValue(isWanted);
  const found = isWaiting || isSilent ? [] : options;
  const items = value && !options.some((option) => option.id === value.id) ? [value, ...options] : options;
  return (
    <Field {...field}>
      {({ id, ...described }) => (
        <CSPProvider disableStyleElements>
          <BaseCombobox.Root
            items={items}
            filteredItems={[...found]}
            filter={null}
            open={isWanted && isRendered}
            onOpenChange={(next) => setIsOpen(next)}
            value={value}
            onValueChange={(next) => onValueChange(next)}
            inputValue={typed ?? value?.label ?? ''}
            onInputValueChange={(text, details) => {
              const isTyped = details.reason === 'input-change';
              setTyped(isTyped ? text : null);
              if (!isTyped) return;
              setIsOpen(true);
              searchLater(text);
            }}
            itemToStringLabel={(option: Option) => option.label}
            isItemEqualToValue={(item: Option, chosen: Option) => item.id === chosen.id}
            disabled={disabled}
          >
            <BaseCombobox.InputGroup className={fieldStyles.control}>
              <BaseCombobox.Input
                {...described}
                id={id}
                ref={ref}
                name={name}
                className={fieldStyles.input}
                placeholder={placeholder}
                autoComplete="off"
                onBlur={() => {
                  // A list that closes does so; blanks open none.
                  if (!isWanted) setTyped(null);
                  onBlur?.();
                }}
              />
              <span className={fieldStyles.affix}>
                <Icon shape={icons.search} size={20} />
              </span>
            </BaseCombobox.InputGroup>
            <Results {...{ isWaiting, isSilent, emptyText, loadingText }} />
          </BaseCombobox.Root>
        </CSPProvider>
      )}
    </Field>
  );
}
