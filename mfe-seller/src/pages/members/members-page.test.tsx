import type { Invitation } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { toasts } from '@lapak/ui/testing/toasts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember, toko } from '../../testing/builders.ts';
import { answers, openConsole, sent } from '../../testing/open-console.tsx';

const budi = aMember({ id: 2, name: 'Budi', email: 'budi@toko.test', role: 'staff', is_you: false });
const waiting: Invitation = {
  id: 5,
  email: 'citra@contoh.test',
  role: 'gate',
  invited_by: 'Ibu Sri',
  expires_at: '2026-12-01T08:00:00+07:00',
};
const data = { members: [aMember(), budi], invitations: [waiting] };
const done = { code: '00', info: 'ok', data };

function open() {
  answers({ 'GET /anggota': { data } });
  return openConsole(consolePaths.members(toko));
}

test('lists members and invitations', async () => {
  await open();
  expect(await screen.findByText('budi@toko.test')).toBeVisible();
  expect(screen.getByText('Kamu')).toBeVisible();
  expect(screen.getByText('Petugas gerbang, diundang Ibu Sri, berlaku sampai 1 Desember 2026')).toBeVisible();
});

test('invites by mail, with a role', async () => {
  await open();
  const bodies = sent('POST /anggota', done);
  await userEvent.type(await screen.findByLabelText('Alamat email'), 'dewi@contoh.test');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim undangan' }));
  await waitFor(() => expect(bodies).toEqual([{ email: 'dewi@contoh.test', role: 'staff' }]));
  await waitFor(() => expect(screen.getByLabelText('Alamat email')).toHaveValue(''));
  expect(screen.queryByText('Format email salah')).not.toBeInTheDocument();
});

test("an invitation that is refused shows the server's error at the field, and keeps what was typed", async () => {
  await open();
  sent('POST /anggota', { code: '-3', info: 'x', data: { errors: { email: ['Sudah anggota'] } } }, 422);
  await userEvent.type(await screen.findByLabelText('Alamat email'), 'budi@toko.test');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim undangan' }));
  expect(await screen.findByText('Sudah anggota')).toBeVisible();
  expect(screen.getByLabelText('Alamat email')).toHaveValue('budi@toko.test');
});

test('changes a role', async () => {
  await open();
  const bodies = sent('POST /anggota/2', done);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Peran Budi' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Pemilik' }));
  await waitFor(() => expect(bodies).toEqual([{ role: 'owner' }]));
});

test('asks before one gives up the own role', async () => {
  await open();
  const bodies = sent('POST /anggota/1', done);
  await userEvent.click(await screen.findByRole('combobox', { name: 'Peran Ibu Sri' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Staf' }));
  const question = await screen.findByRole('alertdialog', { name: 'Ubah peranmu jadi staf?' });
  expect(bodies).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Ubah peranku' }));
  await waitFor(() => expect(bodies).toEqual([{ role: 'staff' }]));
});

test('removes a member after a question, and says why the last owner stays', async () => {
  await open();
  const removed = sent('DELETE /anggota/2', done);
  await userEvent.click(await screen.findByRole('button', { name: 'Keluarkan Budi' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Keluarkan Budi?' })).getByRole('button', {
      name: 'Keluarkan',
    }),
  );
  await waitFor(() => expect(removed).toHaveLength(1));

  sent('DELETE /anggota/1', { code: '-2', info: 'Toko harus punya pemilik' }, 409);
  await userEvent.click(screen.getByRole('button', { name: 'Keluarkan Ibu Sri' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { name: 'Keluar dari toko ini?' })).getByRole('button', {
      name: 'Keluarkan',
    }),
  );
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'error', text: 'Toko harus punya pemilik' }));
});

test('an invitation that is refused stays, with the reason', async () => {
  await open();
  const email = await screen.findByRole('textbox', { name: 'Alamat email' });
  await userEvent.type(email, 'dewi@contoh.test');
  sent('POST /anggota', { code: '-2', info: 'Terlalu banyak undangan hari ini' }, 429);
  await userEvent.click(screen.getByRole('button', { name: 'Kirim undangan' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Terlalu banyak undangan hari ini');
  expect(email).toHaveValue('dewi@contoh.test');
});

test('withdraws an invitation', async () => {
  await open();
  const withdrawn = sent('DELETE /undangan/5', done);
  await userEvent.click(await screen.findByRole('button', { name: 'Tarik undangan citra@contoh.test' }));
  await waitFor(() => expect(withdrawn).toHaveLength(1));
});
