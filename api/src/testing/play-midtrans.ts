import type { IncomingMessage, ServerResponse } from 'node:http';
import { playedMidtrans, playedServerKey } from './played-midtrans.ts';

/**
 * A Midtrans to try the shop with by hand: `npm run play-midtrans -w api`. Its page lists the payments, and plays what becomes of each;
 * the shop gets the message as from Midtrans.
 */
const PORT = Number(process.env.MIDTRANS_PORT ?? 3900);
const SHOP = process.env.SHOP_URL ?? 'http://localhost:3000';
const states = ['settlement', 'deny', 'expire', 'refund'];

const page = (rows: string) =>
  `<!doctype html><html lang="id"><title>Midtrans tiruan</title><h1>Midtrans tiruan</h1><ul>${rows}</ul></html>`;
const row = (orderId: string, said: string) =>
  `<li>${orderId}: ${said} ${states
    .map((state) => `<form method="post" action="/main/${orderId}/${state}"><button>${state}</button></form>`)
    .join(' ')}</li>`;

function answer(request: IncomingMessage, response: ServerResponse): boolean {
  const [, , orderId = '', state = ''] = (request.url ?? '').split('/');
  if (request.url === '/') {
    const rows = [...midtrans.payments].map(([id, { state: now, amount }]) => row(id, `Rp${amount}, ${now}`));
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page(rows.join('')));
    return true;
  }
  if (!request.url?.startsWith('/main/')) return false;
  const { body } = midtrans.become(decodeURIComponent(orderId), state);
  const told = fetch(`${SHOP}/api/payment/midtrans/callback`, {
    ...{ method: 'POST', body },
    headers: { 'content-type': 'application/json' },
  });
  void told.then(
    () => response.writeHead(303, { location: '/' }).end(),
    (error: unknown) => response.writeHead(502).end(String(error)),
  );
  return true;
}

const midtrans = await playedMidtrans(PORT, answer);
process.stdout.write(`Midtrans tiruan: ${midtrans.url}, server key ${playedServerKey}\n`);
