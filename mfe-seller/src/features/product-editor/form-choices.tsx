import { FieldError } from '@lapak/ui/field';
import { Checkbox } from '@lapak/ui/checkbox';
import { useFormField } from '@lapak/forms/use-form-field';
import { useId } from 'react';
import styles from '../editor/editor.module.css';

interface FormChoicesProps {
  name: string;
  legend: string;
  options: readonly { key: string; nama: string }[];
}

/** Several of a list, as checkboxes; nothing where there is none to choose. */
export function FormChoices({ name, legend, options }: FormChoicesProps) {
  const id = useId();
  const { input, error } = useFormField<readonly string[]>(name);
  if (options.length === 0) return null;
  const chosen = input.value;
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map(({ key, nama }) => (
        <Checkbox
          key={key}
          label={nama}
          checked={chosen.includes(key)}
          onCheckedChange={(isChosen) =>
            input.onChange(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key))
          }
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
