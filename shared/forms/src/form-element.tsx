import { useRef, type FormEvent, type ReactNode } from 'react';

interface FormElementProps {
  /** react-final-form's `handleSubmit`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  className?: string;
  /** For a button outside of the form. */
  id?: string;
  children: ReactNode;
}

/** The `form` of every form: after a rejected submission the first invalid field gets the focus. */
export function FormElement({ onSubmit, className, id, children }: FormElementProps) {
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    await onSubmit(event);
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
