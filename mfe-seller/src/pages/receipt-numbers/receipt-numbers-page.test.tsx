import type { OrderStepBody } from '@lapak/contracts/api/seller-order';
import type { ReceiptNumbersAnswer } from '@lapak/contracts/api/seller-report';
import * as consolePaths from '@lapak/contracts/console-paths';
import { toasts } from '@lapak/ui/testing/toasts';
import { server } from '@lapak/runtime/testing/server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { toko } from '../../testing/builders.ts';
import { answers, ofStore, openConsole, unanswered } from '../../testing/open-console.tsx';

type Checked = ReceiptNumbersAnswer['data'][number];
const checked = (own: Partial<Checked> = {}): Checked => ({
  ...{ order: 'INV-1', id: 'a', invoice: 'INV-1', nama: 'Siti', resi: 'JX123', step: 'ship', problem: null },
  ...own,
});

async function paste(text: string, data: Checked[]) {
  answers({ 'POST /resi': { code: '00', info: 'x', data } });
  await openConsole(consolePaths.receiptNumbers(toko));
  const field = await screen.findByLabelText('Nomor pesanan dan nomor resi');
  await userEvent.click(field);
  await userEvent.paste(text);
  return field;
}

test('what is right is written only after it was looked at, each step with its own orders', async () => {
  const steps: OrderStepBody[] = [];
  server.use(
    http.post(`${ofStore}/langkah`, async ({ request }) => {
      const body = (await request.json()) as OrderStepBody;
      steps.push(body);
      const data = body.orders.map(({ id }) => ({ id, invoice: 'INV', ok: true, info: '' }));
      return HttpResponse.json({ code: '00', info: 'x', data });
    }),
  );
  const field = await paste('INV-1\tJX123\tJNE\nINV-2\tJX124', [
    checked(),
    checked({ order: 'INV-2', id: 'b', invoice: 'INV-2', resi: 'JX124', step: 'correct' }),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Periksa 2 baris' }));
  expect(await screen.findByText('2 baris benar')).toBeVisible();
  expect(screen.getByText('Resi diganti menjadi JX124')).toBeVisible();
  expect(steps).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan 2 resi' }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: '2 resi tersimpan' }));
  expect(steps).toEqual([
    { step: 'ship', orders: [{ id: 'a', resi: 'JX123', kurir: 'JNE' }] },
    { step: 'correct', orders: [{ id: 'b', resi: 'JX124' }] },
  ]);
  expect(field).toHaveValue('');
});

test('a row that is wrong says why, the others can be written, and what was pasted stays', async () => {
  answers({
    'POST /langkah': { code: '00', info: 'x', data: [{ id: 'a', invoice: 'INV-1', ok: true, info: '' }] },
  });
  const field = await paste('INV-1\tJX123\nINV-9\tJX9', [
    checked(),
    checked({
      order: 'INV-9',
      id: null,
      invoice: null,
      nama: null,
      step: null,
      problem: 'Tidak ada di toko kamu',
    }),
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Periksa 2 baris' }));
  expect(await screen.findByText('1 baris perlu diperbaiki, 1 baris benar')).toBeVisible();
  expect(screen.getByText('Tidak ada di toko kamu')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Simpan 1 resi' }));
  await waitFor(() => expect(toasts()).toContainEqual({ kind: 'success', text: '1 resi tersimpan' }));
  expect(field).toHaveValue('INV-1\tJX123\nINV-9\tJX9');
});

test('numbers that are all refused say why, and nothing of numbers that were saved', async () => {
  answers({
    'POST /langkah': {
      ...{ code: '00', info: 'x' },
      data: [{ id: 'a', invoice: 'INV-1', ok: false, info: 'Sudah dibatalkan' }],
    },
  });
  await paste('INV-1\tJX123', [checked()]);
  await userEvent.click(screen.getByRole('button', { name: 'Periksa 1 baris' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Simpan 1 resi' }));
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', text: 'INV-1: Sudah dibatalkan' }]));
});

test('what was said of a text that was replaced meanwhile is not shown beside the next one', async () => {
  const answer = unanswered('POST /resi', {
    code: '00',
    info: 'x',
    data: [checked({ order: '219', id: 'o1', invoice: 'INV/219', nama: 'Siti', resi: 'JNE1', step: 'ship' })],
  });
  await openConsole(consolePaths.receiptNumbers(toko));
  const field = await screen.findByLabelText('Nomor pesanan dan nomor resi');
  await userEvent.click(field);
  await userEvent.paste('219\tJNE1');
  await userEvent.click(screen.getByRole('button', { name: 'Periksa 1 baris' }));
  await userEvent.clear(field);
  await userEvent.paste('220\tJNE2');
  answer();
  await expect(screen.findByText('INV/219')).rejects.toThrow();
  expect(screen.getByRole('button', { name: 'Periksa 1 baris' })).toBeVisible();
});

test('more rows than can be checked at once', async () => {
  await paste(Array.from({ length: 101 }, (_, at) => `INV-${at}\tJX${at}`).join('\n'), []);
  expect(screen.getByText('Paling banyak 100 baris sekali tempel')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Periksa 101 baris' })).toHaveAttribute('aria-disabled', 'true');
});
