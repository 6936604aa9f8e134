import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const simulatedServerKey = 'SB-Mid-server-rahasia-uji';

/** How it answers: `lost` does what it is asked and cuts the answer off, `nonsense` answers what is none of Midtrans'. */
type Behaviour = 'normal' | 'down' | 'hanging' | 'lost' | 'nonsense' | 'refusing';

interface SimulatedPayment {
  body: Record<string, unknown> & {
    payment_type: string;
    transaction_details: { order_id: string; gross_amount: number };
  };
  id: string;
  state: string;
  amount: number;
  currency: string;
}

const actionsOf = (type: string) =>
  type === 'gopay' || type === 'shopeepay'
    ? { actions: [{ name: 'deeplink-redirect', url: `https://${type}.test/bayar` }] }
    : {};

/** What is paid with; a QR and a link are in the answer of a charge alone. */
function instructionOf({ body }: SimulatedPayment, isCharge: boolean): object {
  const bank = (body.bank_transfer as { bank?: string } | undefined)?.bank;
  switch (body.payment_type) {
    case 'bank_transfer':
      return bank === 'permata'
        ? { permata_va_number: '8528000111' }
        : { va_numbers: [{ bank, va_number: `39010${bank?.length ?? 0}` }] };
    case 'echannel':
      return { bill_key: '990000001', biller_code: '70012' };
    case 'cstore':
      return { payment_code: '62001' };
    case 'qris':
      return isCharge ? { qr_string: '000201QRIS' } : {};
    default:
      return isCharge ? actionsOf(body.payment_type) : {};
  }
}

function answerOf(payment: SimulatedPayment, isCharge: boolean): object {
  const { body, id, state, amount, currency } = payment;
  return {
    ...{ status_code: state === 'pending' ? '201' : '200', status_message: 'OK', transaction_id: id },
    ...{ order_id: body.transaction_details.order_id, gross_amount: `${amount}.00`, currency },
    ...{ payment_type: body.payment_type, transaction_status: state, fraud_status: 'accept' },
    ...instructionOf(payment, isCharge),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

type Other = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Midtrans' Core API, as its documentation has it; a test simulates what becomes of each payment.
 * @param port a free one without it
 * @param other answers what is no call of the API, and says whether it did
 */
export async function simulatedMidtrans(port = 0, other: Other = () => false) {
  const payments = new Map<string, SimulatedPayment>();
  const simulation = {
    behaviour: 'normal' as Behaviour,
    /** How long an answer takes, in milliseconds. */
    delayMs: () => 0,
  };
  const asked: string[] = [];

  const refusal = (code: number, message: string) => ({ status_code: String(code), status_message: message });

  function charge(text: string): object {
    const body = JSON.parse(text) as SimulatedPayment['body'];
    const { order_id, gross_amount: amount } = body.transaction_details;
    if (simulation.behaviour === 'refusing') return refusal(402, 'Payment channel is not activated.');
    if (payments.has(order_id))
      return refusal(406, 'The request could not be completed: duplicate order ID.');
    const made = { body, id: randomUUID(), state: 'pending', amount, currency: 'IDR' };
    payments.set(order_id, made);
    return answerOf(made, true);
  }

  function cancel(orderId: string): object {
    const payment = payments.get(orderId);
    if (!payment) return refusal(404, "Transaction doesn't exist.");
    if (payment.state !== 'pending') return refusal(412, 'Merchant cannot modify the status.');
    payment.state = 'cancel';
    return answerOf(payment, false);
  }

  function status(orderId: string): object {
    const payment = payments.get(orderId);
    return payment ? answerOf(payment, false) : refusal(404, "Transaction doesn't exist.");
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (other(request, response)) return;
    const text = await bodyOf(request);
    const [, , name = '', action = ''] = (request.url ?? '').split('/');
    asked.push(`${request.method} ${request.url}`);
    if (simulation.behaviour === 'hanging') return;
    response.setHeader('content-type', 'application/json');
    if (simulation.behaviour === 'down') return void response.writeHead(500).end('oops');
    if (simulation.behaviour === 'nonsense') return void response.end('{"hello":"world"}');
    const expected = `Basic ${Buffer.from(`${simulatedServerKey}:`).toString('base64')}`;
    const reply =
      request.headers.authorization !== expected
        ? refusal(401, 'Unknown Merchant server_key/id')
        : name === 'charge'
          ? charge(text)
          : action === 'cancel'
            ? cancel(decodeURIComponent(name))
            : status(decodeURIComponent(name));
    if (simulation.delayMs() > 0) await sleep(simulation.delayMs());
    if (simulation.behaviour === 'lost') return void response.socket?.destroy();
    response.end(JSON.stringify(reply));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.address() as AddressInfo;

  return {
    ...{ payments, simulation, asked, url: `http://127.0.0.1:${chosen}` },
    /** Something becomes of a payment. @returns the message about it, signed */
    become(
      orderId: string,
      state: string,
      own: Partial<SimulatedPayment> = {},
    ): { headers: object; body: string } {
      const payment = payments.get(orderId);
      if (!payment) throw new Error('no such payment');
      Object.assign(payment, { state, ...own });
      const reply = answerOf(payment, false) as Record<string, string>;
      const signed = `${reply.order_id}${reply.status_code}${reply.gross_amount}${simulatedServerKey}`;
      const signature_key = createHash('sha512').update(signed).digest('hex');
      return { headers: {}, body: JSON.stringify({ ...reply, signature_key }) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type SimulatedMidtrans = Awaited<ReturnType<typeof simulatedMidtrans>>;
