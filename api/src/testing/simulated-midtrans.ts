import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const playedServerKey = 'SB-Mid-server-rahasia-uji';

/** How it answers: `lost` does what it is asked and cuts the answer off, `nonsense` answers what is none of Midtrans'. */
type Mood = 'well' | 'down' | 'hanging' | 'lost' | 'nonsense' | 'refusing';

interface Played {
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
function instructionOf({ body }: Played, isCharge: boolean): object {
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

function answerOf(played: Played, isCharge: boolean): object {
  const { body, id, state, amount, currency } = played;
  return {
    ...{ status_code: state === 'pending' ? '201' : '200', status_message: 'OK', transaction_id: id },
    ...{ order_id: body.transaction_details.order_id, gross_amount: `${amount}.00`, currency },
    ...{ payment_type: body.payment_type, transaction_status: state, fraud_status: 'accept' },
    ...instructionOf(played, isCharge),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

type Other = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Midtrans' Core API, as its documentation has it; a test plays what becomes of each payment.
 * @param port a free one without it
 * @param other answers what is no call of the API, and says whether it did
 */
export async function playedMidtrans(port = 0, other: Other = () => false) {
  const payments = new Map<string, Played>();
  const play = {
    mood: 'well' as Mood,
    /** How long an answer takes, in milliseconds. */
    delayMs: () => 0,
  };
  const asked: string[] = [];

  const refusal = (code: number, message: string) => ({ status_code: String(code), status_message: message });

  function charge(text: string): object {
    const body = JSON.parse(text) as Played['body'];
    const { order_id, gross_amount: amount } = body.transaction_details;
    if (play.mood === 'refusing') return refusal(402, 'Payment channel is not activated.');
    if (payments.has(order_id))
      return refusal(406, 'The request could not be completed: duplicate order ID.');
    const made = { body, id: randomUUID(), state: 'pending', amount, currency: 'IDR' };
    payments.set(order_id, made);
    return answerOf(made, true);
  }

  function cancel(orderId: string): object {
    const played = payments.get(orderId);
    if (!played) return refusal(404, "Transaction doesn't exist.");
    if (played.state !== 'pending') return refusal(412, 'Merchant cannot modify the status.');
    played.state = 'cancel';
    return answerOf(played, false);
  }

  function status(orderId: string): object {
    const played = payments.get(orderId);
    return played ? answerOf(played, false) : refusal(404, "Transaction doesn't exist.");
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (other(request, response)) return;
    const text = await bodyOf(request);
    const [, , name = '', action = ''] = (request.url ?? '').split('/');
    asked.push(`${request.method} ${request.url}`);
    if (play.mood === 'hanging') return;
    response.setHeader('content-type', 'application/json');
    if (play.mood === 'down') return void response.writeHead(500).end('oops');
    if (play.mood === 'nonsense') return void response.end('{"hello":"world"}');
    const expected = `Basic ${Buffer.from(`${playedServerKey}:`).toString('base64')}`;
    const said =
      request.headers.authorization !== expected
        ? refusal(401, 'Unknown Merchant server_key/id')
        : name === 'charge'
          ? charge(text)
          : action === 'cancel'
            ? cancel(decodeURIComponent(name))
            : status(decodeURIComponent(name));
    if (play.delayMs() > 0) await sleep(play.delayMs());
    if (play.mood === 'lost') return void response.socket?.destroy();
    response.end(JSON.stringify(said));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: chosen } = server.address() as AddressInfo;

  return {
    ...{ payments, play, asked, url: `http://127.0.0.1:${chosen}` },
    /** Something becomes of a payment. @returns the message about it, signed */
    become(orderId: string, state: string, own: Partial<Played> = {}): { headers: object; body: string } {
      const played = payments.get(orderId);
      if (!played) throw new Error('no such payment');
      Object.assign(played, { state, ...own });
      const said = answerOf(played, false) as Record<string, string>;
      const signed = `${said.order_id}${said.status_code}${said.gross_amount}${playedServerKey}`;
      const signature_key = createHash('sha512').update(signed).digest('hex');
      return { headers: {}, body: JSON.stringify({ ...said, signature_key }) };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PlayedMidtrans = Awaited<ReturnType<typeof playedMidtrans>>;
