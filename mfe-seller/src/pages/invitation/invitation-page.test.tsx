import type { InvitationResponse } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession, aSummary, toko } from '../../testing/builders.ts';
import { answers, noSession, openConsole, sent } from '../../testing/open-console.tsx';

const token = 'RahasiaSekali-1';
const address = consolePaths.invitation(token);

const invitationIs = (own: Partial<InvitationResponse['data']> = {}) =>
  answers({
    [`GET undangan/${token}`]: {
      data: {
        nama_toko: 'Kopi Nusantara',
        username: toko,
        email: 'ibu@toko.test',
        role: 'staff',
        invited_by: 'Pak Joko',
        has_account: true,
        ...own,
      },
    },
    'GET /ringkasan': { data: aSummary() },
  });
const accepted = { code: '00', info: 'ok', data: aSession() };

test('who is logged in accepts with one press', async () => {
  invitationIs();
  const bodies = sent(`POST undangan/${token}`, accepted);
  const { shown } = await openConsole(address);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Undangan dari Kopi Nusantara' }),
  ).toBeVisible();
  expect(screen.getByText(/Pak Joko mengundang ibu@toko.test sebagai staf/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Terima undangan' }));
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.summary(toko)));
  expect(bodies).toEqual([{}]);
});

test('who has an account logs in first, as who was invited', async () => {
  noSession();
  invitationIs();
  const bodies = sent(`POST undangan/${token}`, accepted);
  sent('POST sesi', accepted);
  await openConsole(address, null);
  expect(await screen.findByLabelText('Email atau Nomor Handphone')).toHaveValue('ibu@toko.test');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia123');
  await userEvent.click(screen.getByRole('button', { name: 'Masuk' }));
  await waitFor(() => expect(bodies).toEqual([{}]));
});

test('another account is told for whom the invitation is', async () => {
  invitationIs({ email: 'lain@toko.test' });
  await openConsole(address);
  expect(await screen.findByText(/Kamu masuk sebagai ibu@toko.test/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Terima undangan' })).not.toBeInTheDocument();
});

test("who has no account makes one; the server's errors are at their fields", async () => {
  noSession();
  invitationIs({ has_account: false });
  await openConsole(address, null);
  sent(
    `POST undangan/${token}`,
    { code: '-3', info: '', data: { errors: { username: ['Sudah dipakai'] } } },
    422,
  );
  await userEvent.type(await screen.findByLabelText('Nama'), 'Ibu Sri');
  await userEvent.type(screen.getByLabelText('Username'), 'sri');
  await userEvent.type(screen.getByLabelText('Nomor Handphone'), '08123456789');
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia123');
  await userEvent.type(screen.getByLabelText('Ulangi password'), 'rahasia123');
  await userEvent.click(screen.getByRole('button', { name: 'Buat akun dan terima' }));
  expect(await screen.findByText('Sudah dipakai')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('sri');
});

test('an invitation that is used or old says so', async () => {
  noSession();
  answers({ [`GET undangan/${token}`]: { code: '-2', info: '' } }, 404);
  await openConsole(address, null);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Undangan ini tidak berlaku lagi' }),
  ).toBeVisible();
});
