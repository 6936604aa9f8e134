import { Fields } from '@lapak/forms/fields';
import { Collapsible } from '@lapak/ui/collapsible';
import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';

interface EditorSectionProps {
  title: string;
  /** The fields inside: an error of one of them opens the section after a save that was refused. */
  names: readonly string[];
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A part of the editor that its heading opens and closes. */
export function EditorSection({ title, names, isOpenAtFirst = false, children }: EditorSectionProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { errors, submitErrors, submitFailed, dirtySinceLastSubmit } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true, dirtySinceLastSubmit: true },
  });
  const isWrong =
    submitFailed &&
    names.some((name) => name in (errors ?? {}) || (!dirtySinceLastSubmit && name in (submitErrors ?? {})));
  return (
    <Collapsible raised title={title} open={isOpen || isWrong} onOpenChange={setOpen}>
      <Fields>{children}</Fields>
    </Collapsible>
  );
}
