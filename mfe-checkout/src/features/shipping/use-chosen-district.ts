import type { District } from '@lapak/contracts/api/auth';
import { useFormField } from '@lapak/forms/use-form-field';
import { useForm } from 'react-final-form';

export interface ChosenDistrict {
  value: District | null;
  error: string | undefined;
  choose: (district: District | null) => void;
  onBlur: () => void;
}

/** The form's district. Another one clears the courier (spec 2 §4, "District change"). */
export function useChosenDistrict(): ChosenDistrict {
  const form = useForm();
  const { input, error } = useFormField<District | null>('district');
  return {
    value: input.value,
    error,
    choose: (district) => {
      form.batch(() => {
        input.onChange(district);
        form.change('expedisi', '');
      });
    },
    onBlur: () => input.onBlur(),
  };
}
