import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { isSame } from './merge-forms.ts';

/**
 * Keeps all fields of the editor registered: sections and switches hide theirs, and what was typed there is unsaved, too.
 * @param names all fields
 * @param isSavedAtOnce what the form begins with is saved without a press
 */
export function RegisteredFields({
  names,
  isSavedAtOnce,
}: {
  names: readonly string[];
  isSavedAtOnce: boolean;
}) {
  const form = useForm();
  const all = names.join(' ');
  useEffect(() => {
    // A list that is put back is as it was.
    const ends = all
      .split(' ')
      .map((name) => form.registerField(name, () => undefined, {}, { isEqual: isSame }));
    return () => {
      for (const end of ends) end();
    };
  }, [all, form]);
  useEffect(() => {
    if (isSavedAtOnce) void form.submit();
  }, [form, isSavedAtOnce]);
  return null;
}
