import { PART_FAILED } from '@lapak/ui/lazy-part';
import { showFailedParts } from './show-failed-parts.ts';

beforeEach(() => {
  globalThis.lapakToasts = undefined;
});

it('says that a part could not be loaded, with a button that asks for it again', async () => {
  showFailedParts(async () => false);
  const again = jest.fn();
  window.dispatchEvent(new CustomEvent(PART_FAILED, { detail: again }));
  await Promise.resolve();
  await Promise.resolve();
  const [message] = globalThis.lapakToasts?.queue ?? [];
  expect(message).toMatchObject({ kind: 'error', text: 'Bagian ini gagal dimuat' });
  if (message?.kind !== 'error') throw new Error('no message');
  expect(message.options.action?.label).toBe('Coba lagi');
  message.options.action?.onClick();
  expect(again).toHaveBeenCalledTimes(1);
});
