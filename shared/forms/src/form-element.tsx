import { useRef, type FormEvent, type ReactNode } from 'react';

interface FormElementProps {
  /** react-final-form's `handleSubmit`. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<unknown> | undefined;
  className?: string;
  children: ReactNode;
}

/** The `form` of every form: after a refused submission the first invalid field gets the focus. */
export function FormElement({ onSubmit, className, children }: FormElementProps) {
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    await onSubmit(event);
    focusFirstInvalid(form.current, FRAMES_TO_WAIT);
  }

  return (
    <form ref={form} className={className} noValidate onSubmit={(event) => void submit(event)}>
      {children}
    </form>
  );
}

/** A control that says so itself, or the first control of a group that is marked. */
const FIRST_INVALID = '[aria-invalid="true"]:not(:disabled), [data-invalid] :is(input, button)';

/** Errors stand beside their fields a frame or more after the submission; a slow phone takes several. */
const FRAMES_TO_WAIT = 10;

function focusFirstInvalid(form: HTMLFormElement | null, framesLeft: number): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(FIRST_INVALID);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView?.({ block: 'center' });
    if (!field && framesLeft > 0) focusFirstInvalid(form, framesLeft - 1);
  });
}
