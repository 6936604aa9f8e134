import * as consolePaths from '@lapak/contracts/console-paths';
import { toasts } from '@lapak/ui/testing/toasts';
import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { noSession, openConsole } from '../../testing/open-console.tsx';

/** Answers a call of the accounts. @returns what was sent to it */
function accountCall(path: string, body: object, status = 200): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(`*/api/auth/forgot-password/${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

async function askForCode() {
  noSession();
  const asked = accountCall('request', { code: '00', info: 'Kode dikirim' });
  const opened = await openConsole(consolePaths.forgotPassword(), null);
  await userEvent.type(await screen.findByLabelText('Email atau Nomor Handphone'), ' ibu@toko.test ');
  await userEvent.click(screen.getByRole('button', { name: 'Kirim Kode' }));
  await screen.findByLabelText('Kode');
  expect(asked).toEqual([{ user: 'ibu@toko.test' }]);
  return opened;
}

async function typePassword() {
  await userEvent.type(screen.getByLabelText('Kode'), '1234');
  await userEvent.type(screen.getByLabelText('Password Baru'), 'rahasiabaru');
  await userEvent.type(screen.getByLabelText('Ulangi password'), 'rahasiabaru');
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan' }));
}

test('a code is mailed, and sets the new password, without a store', async () => {
  const { shown } = await askForCode();
  const sent = accountCall('reset', { code: '00', info: 'Password berhasil diubah' });
  await typePassword();
  await waitFor(() => expect(shown().location.pathname).toBe(consolePaths.login()));
  expect(sent).toEqual([
    {
      ...{ user: 'ibu@toko.test', code: '1234' },
      ...{ password: 'rahasiabaru', password_confirmation: 'rahasiabaru' },
    },
  ]);
  expect(toasts()).toContainEqual({ kind: 'success', text: 'Password berhasil diubah' });
});

test('a code that is wrong says so, and what was typed stays', async () => {
  await askForCode();
  accountCall('reset', { code: '-2', info: 'Kode salah' }, 422);
  await typePassword();
  expect(await screen.findByRole('alert')).toHaveTextContent('Kode salah');
  expect(screen.getByLabelText('Kode')).toHaveValue('1234');
  expect(screen.getByLabelText('Password Baru')).toHaveValue('rahasiabaru');
});
