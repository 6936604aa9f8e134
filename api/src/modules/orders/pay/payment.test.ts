import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import type { ChargeRequest, PaymentCallback } from './payment-provider.ts';
import { crc16, qrisPayload } from './qris.ts';
import { sandboxProvider } from './sandbox-provider.ts';
import { virtualAccountNumber } from './virtual-account.ts';

/** Reads tag, length and value, as a scanner does; throws when lengths do not fit. */
function parseEmv(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (!Number.isInteger(length) || value.length !== length) throw new Error(`broken at ${at}`);
    fields.set(text.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}

const payment = {
  amount: 125_500,
  storeName: 'Kopi Nusantara',
  storeCity: 'Kabupaten Bandung Barat',
  invoice: 'INV-20261121-000001',
  reference: 'abcdefghijklmnopqrstuv',
  deadline: null,
  orderUrl: 'https://toko.test/pesanan',
  buyer: { name: 'Sari', email: 'sari@contoh.id', phone: '081234567890' },
};

describe('QRIS', () => {
  it('ends with the CRC that the standard defines', () => {
    expect(crc16('123456789')).toBe('29B1');
    const text = qrisPayload(payment);
    expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)));
    expect(text.slice(0, -4)).toMatch(/6304$/);
  });

  it('carries amount, currency, merchant, invoice and reference', () => {
    const fields = parseEmv(qrisPayload(payment));
    expect(fields.get('00')).toBe('01');
    expect(fields.get('01')).toBe('12');
    expect(fields.get('53')).toBe('360');
    expect(fields.get('54')).toBe('125500');
    expect(fields.get('58')).toBe('ID');
    expect(fields.get('59')).toBe('Kopi Nusantara');
    expect(fields.get('60')).toBe('Kabupaten Bandu');
    const extra = parseEmv(fields.get('62') ?? '');
    expect(extra.get('01')).toBe(payment.invoice);
    expect(extra.get('05')).toBe(payment.reference);
    expect(parseEmv(fields.get('26') ?? '').get('00')).toMatch(/^ID\.CO\./);
    expect(parseEmv(fields.get('51') ?? '').get('00')).toBe('ID.CO.QRIS.WWW');
  });

  it('names a merchant also where nothing of the name and the city can be written in it', () => {
    const fields = parseEmv(qrisPayload({ ...payment, storeName: '珈琲', storeCity: '' }));
    expect(fields.get('59')).toMatch(/[A-Z]/i);
    expect(fields.get('60')).toMatch(/[A-Z]/i);
  });

  it('can be read whatever the store is called', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string(),
        fc.integer({ min: 1, max: 1e9 }),
        (storeName, storeCity, amount) => {
          const text = qrisPayload({ ...payment, storeName, storeCity, amount });
          expect(text).toMatch(/^[\x20-\x7E]+$/);
          expect(parseEmv(text).get('54')).toBe(String(amount));
          expect(text.slice(-4)).toBe(crc16(text.slice(0, -4)));
        },
      ),
    );
  });
});

describe('virtual accounts', () => {
  it.each([
    [22, null, /^39010\d{11}$/],
    [23, null, /^88899\d{11}$/],
    [24, null, /^988\d{13}$/],
    [25, null, /^77777\d{12}$/],
    [26, null, /^\d{16}$/],
    [29, null, /^8528\d{12}$/],
    [39, null, /^900\d{13}$/],
    [null, 39, /^7915\d{12}$/],
    [null, 36, /^9772\d{12}$/],
    [null, 37, /^7812\d{12}$/],
    [null, null, /^\d{16}$/],
  ])('of biller %s and bank type %s look like the bank’s', (paymentCodeBiller, bankTypeId, form) => {
    expect(virtualAccountNumber({ paymentCodeBiller, bankTypeId }, 'some-reference')).toMatch(form);
  });

  it('stay the same for a payment and differ between payments', () => {
    const method = { paymentCodeBiller: 22, bankTypeId: null };
    expect(virtualAccountNumber(method, 'a')).toBe(virtualAccountNumber(method, 'a'));
    expect(virtualAccountNumber(method, 'a')).not.toBe(virtualAccountNumber(method, 'b'));
  });
});

describe('the sandbox', () => {
  const sandbox = sandboxProvider('rahasia uji');

  const read = (message: PaymentCallback) => sandbox.read(message, AbortSignal.timeout(1_000));

  it('takes its own messages, and no other', async () => {
    const message = sandbox.callback('ref-1', 500);
    expect(await read(message)).toEqual([
      { reference: 'ref-1', transaction: 'ref-1', state: 'paid', amount: 500, currency: 'IDR' },
    ]);
    expect(await read({ ...message, headers: {} })).toBeNull();
    const other = JSON.stringify({ reference: 'ref-2', amount: 500 });
    expect(await read({ ...message, body: other })).toBeNull();
    expect(await read({ ...message, body: `${message.body} ` })).toBeNull();
    expect(await read(sandboxProvider('rahasia lain').callback('ref-1', 500))).toBeNull();
    expect(await read({ headers: { 'x-sandbox-signature': 'zz' }, body: message.body })).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '1',
    '"ref-1"',
    '[]',
    '{}',
    '{"reference":""}',
    '{"reference":7}',
    '{"reference":"a"}',
  ])('takes no payment from %j, though it is signed', async (body) => {
    const signature = createHmac('sha256', 'rahasia uji').update(body).digest('hex');
    expect(await read({ headers: { 'x-sandbox-signature': signature }, body })).toBeNull();
  });

  const request = (group: ChargeRequest['method']['group']): ChargeRequest => ({
    ...payment,
    method: {
      group,
      nama: 'X',
      nomorRekening: '',
      billerName: null,
      paymentCodeBiller: 22,
      bankTypeId: null,
    },
  });

  const charge = (asked: ChargeRequest) => sandbox.charge(asked, AbortSignal.timeout(1_000));

  it('gives each group what it is paid with', async () => {
    expect(await charge(request('va'))).toMatchObject({
      qrCode: null,
      paymentCode: expect.stringMatching(/^\d+$/),
    });
    expect(await charge(request('retail'))).toMatchObject({
      paymentCode: expect.stringMatching(/^\d{13}$/),
    });
    expect(await charge(request('qris'))).toMatchObject({
      qrCode: qrisPayload(payment),
      paymentCode: null,
    });
    expect(await charge(request('e_wallet'))).toMatchObject({
      paymentLink: `/sandbox/pay/${payment.reference}`,
      mobilePaymentLink: `/sandbox/pay/${payment.reference}`,
    });
  });
});
