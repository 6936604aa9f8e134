import { paths } from '@lapak/contracts/routes';
import type { Page } from 'playwright-core';
import { runningProduct, type RunningProduct } from './product.ts';
import { arrive, buyer } from './shopper.ts';

/** The stepper's field of a kind of ticket, on the event's page and at the checkout. */
export const quantityOf = (page: Page, ticket: string) =>
  page.getByRole('textbox', { name: `Jumlah ${ticket}` });

/** Chooses tickets on an event's page and presses "Beli". */
export async function buyTickets(page: Page, choice: Record<string, number>): Promise<void> {
  for (const [name, quantity] of Object.entries(choice)) await quantityOf(page, name).fill(String(quantity));
  await page.getByRole('button', { name: 'Beli', exact: true }).click();
  await arrive(page, 'Checkout Event');
}

export async function fillTicketBuyer(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Nama/ }).fill(buyer.name);
  await page.getByRole('textbox', { name: 'Nomor Handphone' }).fill(buyer.phone);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(buyer.email);
}

export const payButton = (page: Page) => page.getByRole('button', { name: 'Bayar Sekarang' });

/** Id and token of the order whose page is open. */
export function orderOf(page: Page): OrderKey {
  const [id = '', token = ''] = new URL(page.url()).pathname.split('/').slice(-2);
  return { id, token };
}

export interface OrderKey {
  id: string;
  token: string;
}

/** Presses pay and waits for the payment page. */
export async function payTickets(page: Page): Promise<OrderKey> {
  await payButton(page).click();
  await page.waitForURL(/\/event\/checkout-detail\/[^/]+\/[^/]+$/);
  await arrive(page, 'Terima Kasih');
  return orderOf(page);
}

interface ApiEvent {
  id: number;
  nama_event: string;
  tickets: { id: number; nama_tiket: string }[];
}

/** An event of a store by its name, as the API lists it. */
export async function eventNamed(
  store: string,
  name: string,
  { origin }: RunningProduct = runningProduct(),
): Promise<ApiEvent> {
  const reply = await fetch(`${origin}/api/event?username=${store}`);
  const { data } = (await reply.json()) as { data: ApiEvent[] };
  const found = data.find(({ nama_event }) => nama_event === name);
  if (!found) throw new Error(`${store} has no event "${name}"`);
  return found;
}

export const eventPath = async (store: string, name: string): Promise<string> =>
  paths.event(store, (await eventNamed(store, name)).id);

interface ApiOrder {
  store: string;
  event: string;
  ticket: string;
  qty?: number;
  /** The token of a customer; a guest has none. */
  accessToken?: string;
  product?: RunningProduct;
}

/** Orders a ticket, or more of its kind, without a browser, where a story begins with an order that is there. */
export async function orderTicket({
  store,
  event,
  ticket,
  qty = 1,
  accessToken,
  product,
}: ApiOrder): Promise<OrderKey> {
  const { origin } = product ?? runningProduct();
  const { id: event_id, tickets } = await eventNamed(store, event, product);
  const id = tickets.find(({ nama_tiket }) => nama_tiket === ticket)?.id;
  const reply = await fetch(`${origin}/api/event/transaction/checkout`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({
      nama: buyer.name,
      handphone: buyer.phone,
      email: buyer.email,
      username: store,
      event_id,
      tickets: [{ id, qty }],
    }),
  });
  const { data, info } = (await reply.json()) as { data?: OrderKey; info?: string };
  if (!reply.ok || !data) throw new Error(`no order was made: ${reply.status} ${info ?? ''}`);
  return { id: data.id, token: data.token };
}
