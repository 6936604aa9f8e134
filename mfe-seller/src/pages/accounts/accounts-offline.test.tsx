import * as consolePaths from '@lapak/contracts/console-paths';
import { PART_FAILED } from '@lapak/ui/lazy-part';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toko } from '../../testing/builders.ts';
import { answers, openConsole } from '../../testing/open-console.tsx';

jest.mock('./change-dialog.tsx', () => {
  throw new Error('the file cannot be loaded');
});

test('a dialog whose file cannot be loaded is asked for by each press', async () => {
  answers({
    'GET /rekening': { data: [] },
    'GET /pembayaran': { data: { is_available: false, keys: null, callback_url: '', channels: [] } },
  });
  const onFailed = jest.fn();
  window.addEventListener(PART_FAILED, onFailed);
  await openConsole(consolePaths.accounts(toko));
  for (const times of [1, 2]) {
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah rekening' }));
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(times));
  }
  window.removeEventListener(PART_FAILED, onFailed);
});
