import * as consolePaths from '@lapak/contracts/console-paths';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filledText } from '../../features/chat/chat-text.ts';
import { anOrder, chatTexts, toko } from '../../testing/builders.ts';
import { answers, openConsole, sent } from '../../testing/open-console.tsx';

test('shows the text of each state, and writes those that were changed here alone', async () => {
  answers({ 'GET /teks-chat': { data: chatTexts } });
  await openConsole(consolePaths.chatTexts(toko));
  const field = await screen.findByLabelText('Dikirim');
  expect(field).toHaveValue('Resi {resi}');
  expect(screen.getByRole('button', { name: 'Simpan' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(field, ' ya');
  const bodies = sent('POST /teks-chat', { code: '00', info: 'ok', data: chatTexts });
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(bodies).toEqual([{ sent: 'Resi {resi} ya' }]));
  expect(toasts()).toContainEqual({ kind: 'success', text: 'Teks chat disimpan' });
});

test('a text must not be empty', async () => {
  answers({ 'GET /teks-chat': { data: chatTexts } });
  await openConsole(consolePaths.chatTexts(toko));
  await userEvent.clear(await screen.findByLabelText('Selesai'));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Teks wajib diisi')).toBeVisible();
});

test('what was typed stays, with the reason, when it is refused', async () => {
  answers({ 'GET /teks-chat': { data: chatTexts } });
  await openConsole(consolePaths.chatTexts(toko));
  const field = await screen.findByLabelText('Dikirim');
  await userEvent.type(field, ' ya');
  sent('POST /teks-chat', { code: '-2', info: 'Peranmu tidak boleh mengubah ini' }, 403);
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Peranmu tidak boleh mengubah ini');
  expect(field).toHaveValue('Resi {resi} ya');
});

test('placeholders are filled wherever they stand, with any text', () => {
  const order = anOrder({ nama: 'Siti $& {toko}', resi: null });
  expect(filledText('{nama} {nama}, {total}{resi}', order, 'Kopi')).toBe(
    'Siti $& Kopi Siti $& Kopi, Rp165.347',
  );
});
