import { screen } from '@testing-library/react';

/**
 * Opens a page and watches it until a button is there.
 * @returns whether a field was there as soon as the button was: the button does not move away when the field comes
 */
export async function cameAfter(
  button: string,
  field: string | RegExp,
  open: () => Promise<unknown>,
): Promise<boolean> {
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => {
    if (screen.queryByRole('button', { name: button }))
      seen.push(screen.queryByRole('textbox', { name: field }) !== null);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await open();
  await screen.findByRole('button', { name: button });
  watch.disconnect();
  return seen[0] === true;
}
