import type { VariationGroup } from '@lapak/contracts/api/catalogue';
import { classNames } from '@lapak/ui/class-names';
import { VisuallyHidden } from '@lapak/ui/visually-hidden';
import type { Variant } from './use-variant.ts';
import styles from './variant-picker.module.css';

interface VariantPickerProps {
  groups: readonly VariationGroup[];
  variant: Variant;
  /** Prefix of the radio groups' names, unique per picker of the same product. */
  name: string;
}

/**
 * "Pilih Varian": a group of options per level. An option without a combination is disabled (spec 1 §2); one that leads
 * only to what is sold out can be chosen, and looks sold out.
 */
export function VariantPicker({ groups, variant, name }: VariantPickerProps) {
  return (
    <div className={styles.picker}>
      <h2 className={styles.title}>Pilih Varian</h2>
      {groups.map((group, level) => (
        <fieldset key={group.id} className={styles.level}>
          <legend className={styles.legend}>
            <span>{`${group.variation_name}: `}</span>
            <span className={styles.chosen}>{chosenName(group, variant.selected[level])}</span>
          </legend>
          <div className={styles.options}>
            {group.list_options.map((option) => {
              const isAvailable = variant.available[level]?.get(option.id) ?? false;
              const isSoldOut = isAvailable && !variant.inStock[level]?.get(option.id);
              return (
                <label key={option.id} className={styles.option}>
                  <input
                    type="radio"
                    className={styles.input}
                    name={`${name}-${group.id}`}
                    value={option.id}
                    checked={variant.selected[level] === option.id}
                    disabled={!isAvailable}
                    data-replay="variant"
                    onChange={() => variant.choose(level, option.id)}
                  />
                  <span className={classNames(styles.face, isSoldOut && styles.soldOut)}>
                    <span>{option.option_name}</span>
                    {!isAvailable && <VisuallyHidden> (tidak tersedia)</VisuallyHidden>}
                    {isSoldOut && <VisuallyHidden> (stok habis)</VisuallyHidden>}
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function chosenName(group: VariationGroup, chosenId: number | null | undefined): string {
  return group.list_options.find(({ id }) => id === chosenId)?.option_name ?? 'belum dipilih';
}
