import { aPicture } from '@lapak/forms/testing/a-picture';
import { buildOrderMethod } from '@lapak/contracts/testing/builders';
import { renderPage } from '@lapak/runtime/testing';
import { server, slowAnswers } from '@lapak/runtime/testing/server';
import { toasts, toastsLeft } from '@lapak/ui/testing/toasts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { OrderMain } from '../order/order-main.tsx';
import { aPaymentMethod, aShownOrder } from '../testing/builders.ts';
import { ConfirmPayment } from './confirm-payment.tsx';
import { useWithAccounts } from './use-with-accounts.ts';

const accounts = [
  aPaymentMethod({ id: 5, nama_rekening: 'PT Kopi Nusantara' }),
  aPaymentMethod({ id: 9, nomor_rekening: '0812', nama_rekening: 'Budi', type: { nama: 'OVO' } }),
];
const pictureRefused = 'Maksimal ukuran gambar adalah 2MB. Dan tipe gambar hanya bisa jpg dan png.';

const banksAre = (answer: object, status = 200) =>
  server.use(http.get('*/api/payment-method/kopi', () => HttpResponse.json(answer, { status })));

/** The page of a confirmation. @param refusals of its presses, one after the other; what comes then is accepted */
async function open(...refusals: { info?: string; code?: string; errors?: Record<string, string[]> }[]) {
  const sent: FormData[] = [];
  const send = async ({ form }: { form: FormData }) => {
    const refusal = refusals[sent.push(form) - 1];
    if (!refusal) return {};
    const { info = null, code = '-2', errors = {} } = refusal;
    return { error: { status: 409, code, info, errors, data: null, requestId: null } };
  };
  const order = aShownOrder({ payment_method: buildOrderMethod({ user_bank_id: 5 }) });
  const dateServer = '2026-11-21T14:06:30+07:00';
  function Page() {
    const view = useWithAccounts('kopi', { state: 'ready', order, dateServer });
    return (
      <OrderMain view={view} missing={null} hasRetry>
        {(found) => (
          <ConfirmPayment
            {...found}
            username="kopi"
            token="secret"
            dateField="tanggal_transfer"
            submitLabel="Submit"
            send={send}
            isSending={false}
          />
        )}
      </OrderMain>
    );
  }
  await renderPage({ default: Page }, { pattern: '/konfirmasi', url: '/konfirmasi' });
  return sent;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));
async function fillAndSubmit() {
  await userEvent.type(await screen.findByLabelText('Jumlah Transfer'), '165347');
  await userEvent.upload(screen.getByLabelText('Upload Bukti Transfer'), aPicture());
  await press();
}

test('a proof is sent as a form, with the token of the order', async () => {
  banksAre({ data: accounts });
  const sent = await open();
  await fillAndSubmit();
  expect(sent.map((form) => [...form])).toEqual([
    [
      ['username', 'kopi'],
      ['token', 'secret'],
      ['payment_method_id', '5'],
      ['tanggal_transfer', '2026-11-21 14:06'],
      ['jumlah_transfer', '165347'],
      // The picture is tested in proof-form-data.test.ts: Node's FormData rejects jsdom's files.
      ['bukti_transfer', expect.any(String)],
    ],
  ]);
});

test("the server's rejection of the picture is shown at the picture", async () => {
  banksAre({ data: accounts });
  await open({ code: '-3', info: 'x', errors: { bukti_transfer: ['terlalu besar'] } });
  await fillAndSubmit();
  expect(await screen.findByText(pictureRefused)).toBeVisible();
  expect(toasts()).toContainEqual({ kind: 'error', text: pictureRefused });
});

test.each([
  [{ info: 'Transaksi sudah kadaluarsa' }, 'Transaksi sudah kadaluarsa'],
  [{}, 'Terjadi Kesalahan'],
])("another failure says the server's word or ours, and keeps what was typed: %j", async (refusal, text) => {
  banksAre({ data: accounts });
  await open(refusal);
  await fillAndSubmit();
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'error', text }));
  expect(screen.getByLabelText('Jumlah Transfer')).toHaveValue('165.347');
});

test('the refusal of another press replaces the one before', async () => {
  banksAre({ data: accounts });
  await open({ info: 'Server sibuk' }, { info: 'Coba beberapa saat lagi' });
  await fillAndSubmit();
  await waitFor(() => expect(toastsLeft()).toEqual(['Server sibuk']));
  await press();
  await waitFor(() => expect(toastsLeft()).toEqual(['Coba beberapa saat lagi']));
});

test('accounts that do not load show a message and a retry', async () => {
  banksAre({}, 500);
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(toasts()).toContainEqual({ kind: 'error', text: 'Terjadi Kesalahan' });
  banksAre({ data: accounts });
  slowAnswers();
  await userEvent.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(await screen.findByLabelText('Nomor Pesanan')).toBeInTheDocument();
});
