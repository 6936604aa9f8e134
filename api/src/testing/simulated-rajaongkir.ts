import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allDistricts } from '../districts/load-districts.ts';

export const simulatedRajaongkirKey = 'kunci-rajaongkir-uji';

/** How it answers: `used-up` has no calls left today, `nonsense` answers what is none of RajaOngkir's. */
export type RajaongkirBehaviour = 'normal' | 'down' | 'hanging' | 'cut' | 'nonsense' | 'used-up';

type Form = Record<string, string>;
type Places = Record<string, { id: number; name: string }[]>;

/** The districts of the shop as RajaOngkir lists them. */
export async function placesOfShop(): Promise<Places> {
  const places: Places = { province: [] };
  const add = (list: string, id: string, name: string) => {
    const number = Number(id.replaceAll('.', ''));
    const entries = (places[list] ??= []);
    if (!entries.some((entry) => entry.id === number)) entries.push({ id: number, name: name.toUpperCase() });
    return number;
  };
  for (const { id, name, regencyId, regency, provinceId, province } of await allDistricts()) {
    const city = add(`city/${add('province', provinceId, province)}`, regencyId, regency);
    add(`district/${city}`, id, name);
  }
  return places;
}

const meta = (code: number, message: string) => ({
  meta: { message, code, status: code < 400 ? 'success' : 'error' },
});

/** Rupiah for each begun kilogram. */
const PRICES: Readonly<Record<string, number>> = { jne: 18_000, sicepat: 16_500, pos: 15_000 };

function costsOf({ courier = '', weight = '' }: Form): object[] {
  const kilograms = Math.max(1, Math.ceil(Number(weight) / 1_000));
  return courier.split(':').flatMap((code) => {
    const price = PRICES[code];
    if (price === undefined) return [];
    const row = {
      name: `${code.toUpperCase()} panjang`,
      code,
      service: 'REG',
      description: 'Layanan Reguler',
    };
    return [{ ...row, cost: price * kilograms, etd: '1-2 day' }];
  });
}

async function formOf(request: IncomingMessage): Promise<Form> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * RajaOngkir (Komerce) v2, as its documentation has it; a test simulates how it answers.
 * @param port a free one without it
 */
export async function simulatedRajaongkir(port = 0) {
  const simulation = {
    behaviour: 'normal' as RajaongkirBehaviour,
    /** Answers in place of its prices. */
    costs: null as unknown,
    /** By `province`, `city/{id}` and `district/{id}`. */
    places: {} as Places,
    /** By number. */
    waybills: {} as Record<string, object>,
    /** The answer for every other number; null when it is not known. */
    anyWaybill: null as object | null,
    /** How many more calls it answers today. */
    callsLeft: Infinity,
  };
  const asked: { path: string; form: Form }[] = [];

  function answerOf(path: string, form: Form): { code: number; data: unknown } {
    if (path.startsWith('/destination/')) return { code: 200, data: simulation.places[path.slice(13)] ?? [] };
    if (path === '/calculate/district/domestic-cost')
      return { code: 200, data: simulation.costs ?? costsOf(form) };
    const waybill =
      path === '/track/waybill' ? (simulation.waybills[form.awb ?? ''] ?? simulation.anyWaybill) : null;
    return waybill ? { code: 200, data: waybill } : { code: 404, data: null };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = await formOf(request);
    const path = request.url ?? '';
    asked.push({ path, form });
    simulation.callsLeft -= 1;
    response.setHeader('content-type', 'application/json');
    if (simulation.behaviour === 'hanging') return;
    if (simulation.behaviour === 'down') return void response.writeHead(500).end('oops');
    if (simulation.behaviour === 'nonsense') return void response.end('{"data":"<b>hello</b>"}');
    if (simulation.behaviour === 'used-up' || simulation.callsLeft < 0)
      return void response.writeHead(429, { 'retry-after': '3600' }).end(JSON.stringify(meta(429, 'limit')));
    if (request.headers.key !== simulatedRajaongkirKey)
      return void response.writeHead(401).end(JSON.stringify(meta(401, 'Invalid Api key')));
    const { code, data } = answerOf(path, form);
    const text = JSON.stringify({ ...meta(code, 'Success'), data });
    if (simulation.behaviour !== 'cut') return void response.writeHead(code).end(text);
    response.writeHead(200, { 'content-length': text.length }).write(text.slice(0, 20));
    response.socket?.destroy();
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.address() as AddressInfo;
  return {
    ...{ simulation, asked, url: `http://127.0.0.1:${chosen}` },
    /** How often it was asked for prices. */
    pricesAsked: () => asked.filter(({ path }) => path.startsWith('/calculate/')).length,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type SimulatedRajaongkir = Awaited<ReturnType<typeof simulatedRajaongkir>>;
