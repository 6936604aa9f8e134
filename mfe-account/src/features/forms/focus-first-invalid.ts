/** After a refused submit: the first field that says what is wrong gets the focus. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  // The messages, and with them aria-invalid, are painted after this event.
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 0);
}
