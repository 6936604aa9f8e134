import type { PaymentGroup } from '@lapak/contracts/payment-kinds';
import {
  simulatedMidtrans,
  simulatedServerKey,
  type SimulatedMidtrans,
} from '../../../../testing/simulated-midtrans.ts';
import { ChargeRefused, type ChargeRequest } from '../payment-provider.ts';
import { midtransProvider, midtransReference } from './midtrans-provider.ts';

const now = new Date('2026-11-21T10:00:00+07:00');
const HOUR_MS = 3_600_000;
let count = 0;

const aRequest = (group: PaymentGroup, nama: string, code: number | null = null): ChargeRequest => ({
  reference: `s1-abc${(count += 1)}`,
  invoice: 'INV-20261121-000001',
  amount: 125_000,
  deadline: new Date(now.getTime() + HOUR_MS),
  buyer: { name: 'Sari Dewi', email: 'sari@contoh.id', phone: '081234567890' },
  orderUrl: 'https://toko.test/pesanan/1',
  storeName: 'Kopi Nusantara',
  storeCity: 'Bandung',
  method: { group, nama, nomorRekening: '', billerName: null, paymentCodeBiller: code, bankTypeId: null },
});

describe('Midtrans', () => {
  let midtrans: SimulatedMidtrans;
  beforeAll(async () => {
    midtrans = await simulatedMidtrans();
  });
  afterAll(() => midtrans.close());
  beforeEach(() => {
    midtrans.simulation.behaviour = 'normal';
  });

  const provider = (serverKey = simulatedServerKey) =>
    midtransProvider({ serverKey, baseUrl: midtrans.url }, { clock: { now: () => now } });
  const soon = (ms = 2_000) => AbortSignal.timeout(ms);
  const charge = (request: ChargeRequest) => provider().charge(request, soon());

  it.each<[PaymentGroup, string, number | null, object, object]>([
    ['va', 'BCA', 22, { bank_transfer: { bank: 'bca' } }, { paymentCode: '390103', billerCode: null }],
    ['va', 'BNI', 24, { bank_transfer: { bank: 'bni' } }, { paymentCode: '390103' }],
    ['va', 'BRI', 25, { bank_transfer: { bank: 'bri' } }, { paymentCode: '390103' }],
    ['va', 'CIMB', 26, { bank_transfer: { bank: 'cimb' } }, { paymentCode: '390104' }],
    ['va', 'Permata', 29, { bank_transfer: { bank: 'permata' } }, { paymentCode: '8528000111' }],
    ['va', 'Mandiri', 23, { payment_type: 'echannel' }, { paymentCode: '990000001', billerCode: '70012' }],
    ['e_wallet', 'GoPay', null, { payment_type: 'gopay' }, { paymentLink: 'https://gopay.test/bayar' }],
    [
      'e_wallet',
      'ShopeePay',
      35,
      { payment_type: 'shopeepay' },
      { mobilePaymentLink: 'https://shopeepay.test/bayar' },
    ],
    ['qris', 'QRIS', 33, { payment_type: 'qris' }, { qrCode: '000201QRIS', paymentCode: null }],
    ['retail', 'Indomaret', 42, { cstore: { store: 'indomaret' } }, { paymentCode: '62001' }],
    ['retail', 'Alfamart', 41, { cstore: { store: 'alfamart' } }, { paymentCode: '62001' }],
  ])('charges %s by %s', async (group, nama, code, sent, given) => {
    const request = aRequest(group, nama, code);
    expect(await charge(request)).toMatchObject({ providerId: expect.any(String), ...given });
    expect(midtrans.payments.get(request.reference)?.body).toMatchObject({
      ...sent,
      transaction_details: { order_id: request.reference, gross_amount: 125_000 },
      customer_details: { first_name: 'Sari Dewi', email: 'sari@contoh.id', phone: '081234567890' },
      // Five minutes before the order ends.
      custom_expiry: { expiry_duration: 55, unit: 'minute' },
    });
  });

  it.each<[PaymentGroup, string, number | null]>([
    ['va', 'BSI', 39],
    ['e_wallet', 'OVO', null],
    ['retail', 'Pos', null],
    ['bank', 'BCA', null],
    ['cash', 'Tunai', null],
  ])('refuses %s by %s, which it does not collect by', async (group, nama, code) => {
    await expect(charge(aRequest(group, nama, code))).rejects.toThrow(ChargeRefused);
  });

  it.each([
    ['refusing', simulatedServerKey],
    ['normal', 'SB-Mid-server-lain'],
  ] as const)('is not asked again when it says no (%s, key %s)', async (behaviour, key) => {
    midtrans.simulation.behaviour = behaviour;
    await expect(provider(key).charge(aRequest('va', 'BCA', 22), soon())).rejects.toThrow(ChargeRefused);
  });

  it.each(['down', 'hanging', 'nonsense', 'lost'] as const)(
    'gives no answer when it is %s',
    async (behaviour) => {
      midtrans.simulation.behaviour = behaviour;
      const answer = provider().charge(aRequest('va', 'BCA', 22), soon(300));
      await expect(answer).rejects.toThrow();
      await expect(answer).rejects.not.toThrow(ChargeRefused);
    },
  );

  it('takes over a virtual account whose answer was lost', async () => {
    const request = aRequest('va', 'BCA', 22);
    midtrans.simulation.behaviour = 'lost';
    await expect(charge(request)).rejects.toThrow();
    midtrans.simulation.behaviour = 'normal';
    expect(await charge(request)).toMatchObject({ paymentCode: '390103' });
    expect(midtrans.payments.has(`${request.reference}~2`)).toBe(false);
  });

  it('cancels a QR whose answer was lost, and charges again under another name', async () => {
    const request = aRequest('qris', 'QRIS');
    midtrans.simulation.behaviour = 'lost';
    await expect(charge(request)).rejects.toThrow();
    midtrans.simulation.behaviour = 'normal';
    expect(await charge(request)).toMatchObject({ qrCode: '000201QRIS' });
    expect(midtrans.payments.get(request.reference)?.state).toBe('cancel');
    const second = `${request.reference}~2`;
    const reports = async () =>
      (await provider().status(request.reference, soon())).map(({ reference, state }) => ({
        reference,
        state,
      }));
    expect(await reports()).toEqual([
      { reference: request.reference, state: 'cancelled' },
      { reference: request.reference, state: 'pending' },
    ]);
    const message = midtrans.become(second, 'settlement');
    expect(midtransReference(message as never)).toBe(request.reference);
    expect(await provider().read(message as never, soon())).toMatchObject([
      { reference: request.reference, state: 'paid', amount: 125_000, currency: 'IDR' },
    ]);
    await provider().cancel(request.reference, soon());
    expect(midtrans.payments.get(second)?.state).toBe('settlement');
  });

  it('does not charge again what was paid meanwhile', async () => {
    const request = aRequest('qris', 'QRIS');
    midtrans.simulation.behaviour = 'lost';
    await expect(charge(request)).rejects.toThrow();
    midtrans.simulation.behaviour = 'normal';
    midtrans.become(request.reference, 'settlement');
    await charge(request);
    expect(midtrans.payments.has(`${request.reference}~2`)).toBe(false);
  });

  it.each([
    ['pending', 'pending'],
    ['settlement', 'paid'],
    ['deny', 'denied'],
    ['failure', 'denied'],
    ['expire', 'expired'],
    ['cancel', 'cancelled'],
    ['refund', 'refunded'],
    ['partial_refund', 'refunded'],
    ['chargeback', 'refunded'],
    ['authorize', 'pending'],
    ['something-new', 'pending'],
    ['capture', 'paid'],
  ])('calls %s %s', async (said, state) => {
    const request = aRequest('va', 'BCA', 22);
    await charge(request);
    midtrans.become(request.reference, said);
    expect(await provider().status(request.reference, soon())).toMatchObject([{ state }]);
  });

  it('counts what Midtrans answers, and not what a message says', async () => {
    const request = aRequest('va', 'BCA', 22);
    await charge(request);
    const message = midtrans.become(request.reference, 'settlement');
    midtrans.become(request.reference, 'pending');
    expect(await provider().read(message as never, soon())).toMatchObject([{ state: 'pending' }]);
  });

  it('takes no message that is not signed with the key of the store', async () => {
    const request = aRequest('va', 'BCA', 22);
    await charge(request);
    const { body } = midtrans.become(request.reference, 'settlement');
    const read = (text: string, key?: string) => provider(key).read({ headers: {}, body: text }, soon());
    expect(await read(body)).toHaveLength(1);
    expect(await read(body, 'SB-Mid-server-lain')).toBeNull();
    expect(await read(body.replace('125000.00', '1.00'))).toBeNull();
    for (const broken of ['', '{', 'null', '[]', '{"order_id":"s1-a"}'])
      expect([await read(broken), midtransReference({ headers: {}, body: broken })]).toEqual([null, null]);
  });

  it('cannot be asked what a message says while it is down', async () => {
    const request = aRequest('va', 'BCA', 22);
    await charge(request);
    const message = midtrans.become(request.reference, 'settlement');
    midtrans.simulation.behaviour = 'down';
    await expect(provider().read(message as never, soon())).rejects.toThrow();
  });

  it('takes no more money for what is cancelled, also when it is cancelled twice', async () => {
    const request = aRequest('va', 'BCA', 22);
    await charge(request);
    await provider().cancel(request.reference, soon());
    await provider().cancel(request.reference, soon());
    await provider().cancel('s1-unknown', soon());
    expect(midtrans.payments.get(request.reference)?.state).toBe('cancel');
  });

  it('sees a payment with a part of a rupiah, or in another currency, as another sum', async () => {
    const request = aRequest('va', 'BCA', 22);
    await charge(request);
    midtrans.become(request.reference, 'settlement', { currency: 'USD', amount: 9 });
    expect(await provider().status(request.reference, soon())).toMatchObject([
      { amount: 9, currency: 'USD' },
    ]);
  });
});
