import type { IncomingMessage, ServerResponse } from 'node:http';
import { simulatedMidtrans, simulatedServerKey, type SimulatedMidtrans } from './simulated-midtrans.ts';
import { placesOfShop, simulatedRajaongkir, simulatedRajaongkirKey } from './simulated-rajaongkir.ts';

const MIDTRANS_PORT = 3900;
const RAJAONGKIR_PORT = 3901;
const states = ['settlement', 'deny', 'expire', 'refund'];

const page = (rows: string) =>
  `<!doctype html><html lang="id"><title>Midtrans tiruan</title><h1>Midtrans tiruan</h1><ul>${rows}</ul></html>`;
const row = (orderId: string, said: string) =>
  `<li>${orderId}: ${said} ${states
    .map((state) => `<form method="post" action="/main/${orderId}/${state}"><button>${state}</button></form>`)
    .join(' ')}</li>`;

/** Its page lists the payments, and simulates what becomes of each; the shop gets the message as from Midtrans. */
async function simulateMidtrans(shopUrl: string): Promise<SimulatedMidtrans> {
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const [, , orderId = '', state = ''] = (request.url ?? '').split('/');
    if (request.url === '/') {
      const rows = [...midtrans.payments].map(([id, { state: now, amount }]) =>
        row(id, `Rp${amount}, ${now}`),
      );
      response.setHeader('content-type', 'text/html; charset=utf-8').end(page(rows.join('')));
      return true;
    }
    if (!request.url?.startsWith('/main/')) return false;
    const { body } = midtrans.become(decodeURIComponent(orderId), state);
    const sent = fetch(`${shopUrl}/api/payment/midtrans/callback`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json' },
    });
    void sent.then(
      () => response.writeHead(303, { location: '/' }).end(),
      (error: unknown) => response.writeHead(502).end(String(error)),
    );
    return true;
  }
  const midtrans = await simulatedMidtrans(MIDTRANS_PORT, answer);
  return midtrans;
}

const manifestOf = (now: Date) => {
  const [date = '', time = ''] = now.toISOString().split('T');
  const at = { manifest_date: date, manifest_time: time.slice(0, 5), city_name: 'JAKARTA' };
  return [{ ...at, manifest_description: 'Paket diterima di gudang' }];
};

/**
 * Midtrans and RajaOngkir to try the shop with by hand, on ports of their own.
 * @param shopUrl where the shop gets its messages
 * @returns settings of a shop that uses them
 */
export async function simulateProviders(shopUrl: string): Promise<Record<string, string>> {
  const midtrans = await simulateMidtrans(shopUrl);
  const rajaongkir = await simulatedRajaongkir(RAJAONGKIR_PORT);
  rajaongkir.simulation.places = await placesOfShop();
  rajaongkir.simulation.anyWaybill = { delivered: false, manifest: manifestOf(new Date()) };
  process.stdout.write(`Midtrans tiruan: ${midtrans.url}, server key ${simulatedServerKey}\n`);
  process.stdout.write(`RajaOngkir tiruan: ${rajaongkir.url}; lalu: npm run operator -- districts map\n`);
  return {
    MIDTRANS_URL: midtrans.url,
    SEALING_KEYS: `coba:${Buffer.alloc(32, 'coba').toString('base64')}`,
    RAJAONGKIR_URL: rajaongkir.url,
    RAJAONGKIR_KEY: simulatedRajaongkirKey,
  };
}
