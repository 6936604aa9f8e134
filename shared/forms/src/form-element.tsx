import type { FormApi } from 'final-form';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { FormAlert } from './form-alert.tsx';

interface FormElementProps {
  /** react-final-form's `handleSubmit`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  className?: string;
  /** For a button outside of the form. */
  id?: string;
  children: ReactNode;
}

/** The first text in errors, which have the shape of a form. */
function firstText(errors: unknown): string | null {
  if (typeof errors === 'string') return errors;
  if (typeof errors !== 'object' || errors === null) return null;
  return (
    Object.values(errors)
      .map(firstText)
      .find((text) => text !== null) ?? null
  );
}

/** What the server refused in fields that the form does not have, as a newer server may; null when a field shows why. */
function errorWithoutField(errors: object, { getRegisteredFields, getFieldState }: FormApi): string | null {
  const isShown = getRegisteredFields().some((name) => getFieldState(name)?.submitError !== undefined);
  return isShown ? null : firstText(errors);
}

/** What is wrong with the form as a whole (`FORM_ERROR`) or in no field of it, once it was submitted. */
function FormError() {
  const form = useForm();
  const { error, submitError, submitErrors, submitFailed } = useFormState({
    subscription: { error: true, submitError: true, submitErrors: true, submitFailed: true },
  });
  const ofServer = submitError ?? (submitErrors ? errorWithoutField(submitErrors, form) : null);
  return <FormAlert text={(submitFailed ? error : null) ?? ofServer} />;
}

/** The `form` of every form: after a rejected submission the first invalid field gets the focus; an error of no field is shown above. */
export function FormElement({ onSubmit, className, id, children }: FormElementProps) {
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    await onSubmit(event);
    focusFirstInvalid(form.current, FRAMES_TO_WAIT);
  }

  return (
    <form ref={form} id={id} className={className} noValidate onSubmit={(event) => void submit(event)}>
      <FormError />
      {children}
    </form>
  );
}

/** A control with `aria-invalid`, or the first control of a marked group. */
const FIRST_INVALID = '[aria-invalid="true"]:not(:disabled), [data-invalid] :is(input, button)';

/** Errors render one frame or more after the submission; several on a slow phone. */
const FRAMES_TO_WAIT = 10;

function focusFirstInvalid(form: HTMLFormElement | null, framesLeft: number): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(FIRST_INVALID);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
    if (field) return;
    if (framesLeft > 0) focusFirstInvalid(form, framesLeft - 1);
    else form?.querySelector(':scope > [role="alert"]')?.scrollIntoView?.({ block: 'center' });
  });
}
