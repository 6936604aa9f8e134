import type { StoreEvent } from '@lapak/contracts/api/event';
import { patterns, paths } from '@lapak/contracts/routes';
import type { SelectedTicket } from '@lapak/contracts/store/store-state';
import { aPaymentMethod, noPaymentMethods } from '@lapak/ordering/testing/builders';
import type { RootState } from '@lapak/runtime';
import { renderPage } from '@lapak/runtime/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import * as checkoutPage from '../pages/event-checkout/event-checkout-page.tsx';
import { aStoreProfile, aTicket, anEvent, eventOrderKey, store } from './builders.ts';

export const regular = aTicket();
export const vip = aTicket({ id: 12, nama_tiket: 'VIP', harga: 150_000 });
export const puisi = anEvent({ tickets: [regular, vip] });

export const eventIs = (own: Partial<StoreEvent> = {}) =>
  http.get('*/api/event/1', () =>
    HttpResponse.json({ data: { ...puisi, ...own }, date_server: '2026-11-21T14:00:00.000+07:00' }),
  );

export const methodsAre = (groups: Partial<typeof noPaymentMethods>) =>
  http.get('*/api/payment-method-per-method/:username', () =>
    HttpResponse.json({ data: { ...noPaymentMethods, ...groups } }),
  );

/** The API of a checkout of tickets; tests override parts of it. */
export const checkoutApi = () => [
  http.get('*/api/setting/profile', () => HttpResponse.json({ data: aStoreProfile() })),
  eventIs(),
  methodsAre({ bank: [aPaymentMethod()] }),
];

type Answer = () => Response | Promise<Response>;

/** Answers in order; the last one is repeated. */
export function inTurn(...answers: [Answer, ...Answer[]]): Answer {
  let at = 0;
  return () => (answers[Math.min(at++, answers.length - 1)] ?? answers[0])();
}

export const refusal =
  (status: number, code: string, info: string, data?: object): Answer =>
  () =>
    HttpResponse.json({ code, info, data }, { status });

export const ordered =
  (status: 'UNPAID' | 'PAID' = 'UNPAID', mailed = true): Answer =>
  () =>
    HttpResponse.json({
      code: '00',
      info: '',
      data: { ...eventOrderKey, invoice: 'EVT/20261121/0001', total: 150_123, status, mailed },
    });

const available: Answer = () => HttpResponse.json({ code: '00', info: 'Tiket tersedia' });

interface Call {
  call: 'before-checkout' | 'checkout';
  body: Record<string, unknown>;
  key: string | null;
}

/** before-checkout and checkout: answer, and record their requests in order. */
export function orderCalls(answers: { before?: Answer; checkout?: Answer } = {}) {
  const calls: Call[] = [];
  const handle = (call: Call['call'], answer: Answer) =>
    http.post(`*/api/event/transaction/${call}`, async ({ request }) => {
      const body: unknown = await request.json();
      calls.push({
        call,
        body: body as Record<string, unknown>, // written by the page under test
        key: request.headers.get('Idempotency-Key'),
      });
      return answer();
    });
  return {
    calls,
    checkouts: () => calls.filter(({ call }) => call === 'checkout'),
    handlers: [
      handle('before-checkout', answers.before ?? available),
      handle('checkout', answers.checkout ?? ordered()),
    ],
  };
}

/** A ticket as the event's page passes it. */
export const chosen = (ticket = regular, qty = 2): SelectedTicket => ({
  id: ticket.id,
  nama_tiket: ticket.nama_tiket,
  harga: ticket.harga,
  qty,
});

export const openCheckout = (
  tickets: SelectedTicket[] = [chosen()],
  state: Partial<RootState> = {},
  event: StoreEvent | null = puisi,
) =>
  renderPage(checkoutPage, {
    pattern: patterns.eventCheckout,
    url: paths.eventCheckout(store),
    preloadedState: { event: event && { username: store, event }, tickets, ...state },
  });

export const nameField = () => screen.findByRole('textbox', { name: /^Nama(?! di )/ });
export const phoneField = () => screen.getByRole('textbox', { name: /^Nomor Handphone/ });
export const emailField = () => screen.getByRole('textbox', { name: /^Email/ });
export const pay = () => userEvent.click(screen.getByRole('button', { name: 'Bayar Sekarang' }));

export async function fillBuyer() {
  await userEvent.type(await nameField(), 'Budi Santoso');
  await userEvent.type(phoneField(), '08123456789');
  await userEvent.type(emailField(), 'budi@lapak.test');
}

/** The page with all required fields filled. */
export async function openFilled(...args: Parameters<typeof openCheckout>) {
  const view = await openCheckout(...args);
  await fillBuyer();
  return view;
}
