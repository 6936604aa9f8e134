import { toast } from '@lapak/ui/toast';
import { FORM_ERROR, type FormApi } from 'final-form';
import { useRef, type FormEvent, type ReactNode } from 'react';
import { useForm } from 'react-final-form';

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
function errorWithoutField({ getState, getRegisteredFields, getFieldState }: FormApi): string | null {
  const { submitErrors, hasValidationErrors } = getState();
  if (!submitErrors || hasValidationErrors) return null;
  if (getRegisteredFields().some((name) => getFieldState(name)?.submitError !== undefined)) return null;
  return firstText({ ...submitErrors, [FORM_ERROR]: null });
}

/** The `form` of every form: after a rejected submission the first invalid field gets the focus; an error of no field is shown. */
export function FormElement({ onSubmit, className, id, children }: FormElementProps) {
  const form = useRef<HTMLFormElement>(null);
  const state = useForm();

  async function submit(event: FormEvent<HTMLFormElement>) {
    await onSubmit(event);
    const formError = errorWithoutField(state);
    if (formError !== null) toast.error(formError);
    focusFirstInvalid(form.current, FRAMES_TO_WAIT);
  }

  return (
    <form ref={form} id={id} className={className} noValidate onSubmit={(event) => void submit(event)}>
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
    if (!field && framesLeft > 0) focusFirstInvalid(form, framesLeft - 1);
  });
}
