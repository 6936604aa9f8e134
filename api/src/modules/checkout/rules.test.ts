import type { CustomField } from '@lapak/domain/cart-line';
import sharp from 'sharp';
import { checkAddress, checkBuyer } from './buyer-rules.ts';
import { aLine, anInput } from '../../testing/checkout-builders.ts';
import type { Checkout } from './checkout.ts';
import { FieldProblems } from '../orders/place/field-errors.ts';
import { checkReseller } from './reseller-rules.ts';
import { checkCustomFields, checkIdentity, checkOrderDate, customFieldValues } from './service-rules.ts';

function found(check: (problems: FieldProblems) => void) {
  const problems = new FieldProblems();
  check(problems);
  return problems.errors();
}

const buyer = (own: Partial<Checkout>, isFree = false, line = aLine()) =>
  found((problems) => checkBuyer(anInput(own), { lines: [line], isFree }, problems));

describe('the buyer', () => {
  it('is fine when complete', () => expect(buyer({})).toBeNull());

  it('must have a name, a phone number and an e-mail, in the words of the specification', () => {
    expect(buyer({ nama: '', handphone: '', email: '' })).toEqual({
      nama: ['Nama wajib diisi'],
      handphone: ['No Handphone wajib di isi'],
      email: ['Email wajib diisi'],
    });
  });

  it('gets another message about the phone from the service and digital checkouts', () => {
    expect(buyer({ kind: 'jasa', handphone: '' })).toEqual({ handphone: ['Handphone wajib diisi'] });
    expect(buyer({ kind: 'jasa', handphone: '' }, true, aLine({ alamat_option: 0 }))).toEqual({
      handphone: ['No Handphone wajib di isi'],
    });
    for (const [isFree, alamat_option] of [
      [true, 1],
      [false, 0],
    ] as const) {
      expect(buyer({ kind: 'jasa', handphone: '' }, isFree, aLine({ alamat_option }))).toEqual({
        handphone: ['Handphone wajib diisi'],
      });
    }
  });

  it.each([
    'a',
    'a@',
    '@b.id',
    'a@b',
    'a b@c.id',
    'a@b.id,c@d.id',
    '<a@b.id>',
    'a@b.id\nBcc: c@d.id',
    "x'--@b.i",
    `${'a'.repeat(181)}@contoh.id`,
  ])('is not reached at %j', (email) => expect(buyer({ email })).toEqual({ email: ['format email salah'] }));

  it('has a phone number of digits, however it is written', () => {
    expect(buyer({ handphone: '+62 812-3456 (789)' })).toBeNull();
    for (const handphone of ['telepon saya', 'wa 08123456789', '08123456789 a', '12345', '1'.repeat(17)])
      expect([handphone, buyer({ handphone })]).toEqual([
        handphone,
        { handphone: ['Nomor handphone tidak valid'] },
      ]);
    for (const mobile_e_wallet of ['62812x', 'x62812', 'ovo', '1'.repeat(17)])
      expect([mobile_e_wallet, buyer({ mobile_e_wallet })]).toEqual([
        mobile_e_wallet,
        { mobile_e_wallet: ['Mobile E-wallet harus berupa angka'] },
      ]);
    expect(buyer({ mobile_e_wallet: '081234567890' })).toBeNull();
  });
});

describe('the address', () => {
  const address = (own: Partial<Checkout>, line = aLine(), isKnownDistrict = true) =>
    found((problems) => checkAddress(anInput(own), { lines: [line], isKnownDistrict }, problems));
  const nothing = { district_id: '', alamat: '', kode_pos: '', expedisi: '' };

  it('is required whole when an item needs it', () => {
    expect(address(nothing)).toEqual({
      district_id: ['Kecamatan wajib di isi'],
      alamat: ['Alamat wajib diisi'],
      kode_pos: ['Kode pos wajib diisi'],
      expedisi: ['Expedisi wajib dipilih'],
    });
  });

  it('has a postal code of five digits', () => {
    for (const kode_pos of ['4013', '401355', '4013a'])
      expect(address({ kode_pos })).toEqual({ kode_pos: ['Kode pos harus 5 angka'] });
  });

  it('is not required when no item needs it', () => {
    expect(address(nothing, aLine({ alamat_option: 0 }))).toBeNull();
  });

  it('is the text alone for a service', () => {
    expect(address({ ...nothing, kind: 'jasa' })).toEqual({ alamat: ['Alamat wajib diisi'] });
  });

  it('must lie in a real district', () => {
    expect(address({}, aLine(), false)).toEqual({ district_id: ['Kecamatan tidak ditemukan'] });
  });
});

describe('resellers and dropshippers', () => {
  const context = {
    lines: [aLine()],
    resellerMode: 'email',
    dropshipAllowed: true,
    isKnownAgent: false,
  } as const;
  const reseller = (own: Partial<Checkout>, other: Partial<Parameters<typeof checkReseller>[1]> = {}) =>
    found((problems) => checkReseller(anInput(own), { ...context, ...other }, problems));

  it('may buy where every item allows it', () => {
    expect(
      reseller({ email_reseller: 'a@contoh.id', dropshipper: 1, dropshipper_name: 'Toko A' }),
    ).toBeNull();
    expect(
      reseller({ email_reseller: 'a@contoh.id' }, { lines: [aLine(), aLine({ show_reseller: 0 })] }),
    ).toEqual({
      email_reseller: ['Pembelian sebagai reseller tidak tersedia'],
    });
    expect(reseller({ dropshipper: 1, dropshipper_name: 'A' }, { dropshipAllowed: false })).toEqual({
      dropshipper_name: ['Pengiriman sebagai dropshipper tidak tersedia'],
    });
  });

  it('need a well-formed e-mail, an agent’s where the store has agents, and a sender’s name', () => {
    expect(reseller({ email_reseller: 'a' })).toEqual({ email_reseller: ['format email salah'] });
    expect(reseller({ email_reseller: 'a@contoh.id' }, { resellerMode: 'agents' })).toEqual({
      email_reseller: ['Email Wakil tidak ditemukan'],
    });
    expect(reseller({ email_reseller: 'a@contoh.id' }, { resellerMode: 'none' })).not.toBeNull();
    expect(reseller({ dropshipper: 1 })).toEqual({ dropshipper_name: ['Nama dropshipper wajib diisi'] });
  });
});

describe('what services require', () => {
  const now = new Date('2026-11-21T17:30:00Z'); // 22 November in Jakarta
  const dated = aLine({ category: 'jasa', enable_order_date: 1 });
  const date = (order_date: string, order_time = '09:00') =>
    found((problems) => checkOrderDate(anInput({ order_date, order_time }), dated, now, problems));

  it('takes dates from today on, by the clock of Jakarta', () => {
    expect(date('2026-11-22')).toBeNull();
    expect(date('2026-11-21')).toEqual({ order_date: ['Tanggal pemesanan sudah lewat'] });
    expect(date('2026-02-30')).toEqual({ order_date: ['Tanggal pemesanan tidak valid'] });
    for (const wrong of ['22-11-2026', '2026-11-22 09:00', '02026-11-22'])
      expect(date(wrong)).toEqual({ order_date: ['Tanggal pemesanan tidak valid'] });
    expect(date('', '')).toEqual({
      order_date: ['Tanggal pemesanan wajib diisi'],
      order_time: ['Jam pemesanan wajib diisi'],
    });
    expect(date('2026-11-22', '00:29')).toEqual({ order_time: ['Jam pemesanan sudah lewat'] });
    expect(date('2026-11-22', '00:30')).toBeNull();
    for (const wrong of ['24:00', '09:60', '109:00', '09:000'])
      expect(date('2026-12-01', wrong)).toEqual({ order_time: ['Jam pemesanan tidak valid'] });
  });

  it('takes an identity picture of at most 1 MB that is one by its content', async () => {
    const line = aLine({ category: 'jasa', enable_identity_data: 1 });
    const identity = async (identity_picture: Buffer | null, identity_number = '3372') => {
      const problems = new FieldProblems();
      await checkIdentity(anInput({ identity_picture, identity_number }), line, problems);
      return problems.errors();
    };
    const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await identity(png)).toBeNull();
    const most = Buffer.concat([png, Buffer.alloc(1024 * 1024 - png.length)]);
    expect(await identity(most)).toBeNull();
    expect(await identity(Buffer.alloc(0))).toEqual({ identity_picture: ['Foto identitas wajib diisi'] });
    expect(await identity(null, '')).toEqual({
      identity_number: ['Nomor identitas wajib diisi'],
      identity_picture: ['Foto identitas wajib diisi'],
    });
    const tooMuch = Buffer.concat([most, Buffer.alloc(1)]);
    const refused = [expect.stringContaining('1MB')];
    expect(await identity(tooMuch)).toEqual({ identity_picture: refused });
    expect(await identity(Buffer.from('GIF89a'))).toEqual({ identity_picture: refused });
  });

  const field = (own: Partial<CustomField>): CustomField => ({
    id: 1,
    name: 'Ukuran',
    form_name: 'ukuran',
    type: 'short-text',
    options: [],
    placeholder: null,
    is_required: 1,
    ...own,
  });
  const custom = (own: Partial<CustomField>, value: string) => {
    const line = aLine({ is_custom_field: 1, custom_field: [field(own)] });
    const input = anInput({ answers: { ukuran: value } });
    return {
      errors: found((problems) => checkCustomFields(input, line, problems)),
      kept: customFieldValues(input, line),
    };
  };

  it('checks the seller’s own fields by their type', () => {
    expect(custom({}, '').errors).toEqual({ ukuran: ['Ukuran wajib diisi'] });
    expect(custom({ type: 'number' }, '').errors).toEqual({ ukuran: ['Masukkan angka yang valid'] });
    for (const wrong of ['12a', 'a12', '1.2.3', '1,', '12 5', '1x5'])
      expect([wrong, custom({ type: 'number' }, wrong).errors]).toEqual([
        wrong,
        { ukuran: ['Masukkan angka yang valid'] },
      ]);
    for (const right of ['12', '-3', '1,75', '0.333333'])
      expect([right, custom({ type: 'number' }, right).errors]).toEqual([right, null]);
    for (const type of ['short-text', 'number', 'date', 'dropdown'] as const)
      expect([type, custom({ type, is_required: 0 }, '').errors]).toEqual([type, null]);
    expect(custom({ type: 'short-text', options: ['S', 'M'] }, 'XL').errors).toBeNull();
    expect(custom({ type: 'dropdown', options: ['S', 'M'] }, 'XL').errors).not.toBeNull();
    expect(custom({ type: 'dropdown', options: ['S', 'M'] }, 'M').errors).toBeNull();
    for (const option of [' Merah muda ', 'Merah  muda', 'Merah\nmuda', 'Merah\u200B muda'])
      for (const sent of [option.trim(), 'Merah muda', 'Merah\r\nmuda'])
        expect([option, custom({ type: 'dropdown', options: [option] }, sent).errors]).toEqual([
          option,
          null,
        ]);
    expect(custom({ type: 'date' }, '2026-13-01').errors).not.toBeNull();
    expect(custom({ type: 'date' }, '2026-12-01').errors).toBeNull();
  });

  it('keeps what was given; an optional number left out is 0', () => {
    expect(custom({ type: 'number', is_required: 0 }, '').kept).toEqual([
      { name: 'Ukuran', formName: 'ukuran', value: '0' },
    ]);
    expect(custom({ is_required: 0 }, '').kept).toEqual([]);
    expect(custom({}, 'XL').kept).toEqual([{ name: 'Ukuran', formName: 'ukuran', value: 'XL' }]);
    expect(custom({ type: 'number', is_required: 0 }, '12').kept).toMatchObject([{ value: '12' }]);
  });

  it('requires nothing that the seller does not require, and stores nothing of it', async () => {
    const line = aLine({ category: 'jasa', custom_field: [field({})] });
    const input = anInput({ answers: { ukuran: 'XL' } });
    const empty = anInput({ order_date: '', order_time: '', identity_number: '', identity_picture: null });
    const problems = new FieldProblems();
    checkOrderDate(empty, line, now, problems);
    await checkIdentity(empty, line, problems);
    checkCustomFields(empty, line, problems);
    expect(problems.errors()).toBeNull();
    expect(customFieldValues(input, line)).toEqual([]);
  });
});
