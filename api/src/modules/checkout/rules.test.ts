import type { CustomField } from '@lapak/domain/cart-line';
import sharp from 'sharp';
import { isEmail } from '../../ordering/contact-rules.ts';
import { checkAddress, checkBuyer } from './buyer-rules.ts';
import { aLine, anInput } from '../../testing/checkout-builders.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { FieldProblems } from '../../ordering/field-errors.ts';
import { checkReseller } from './reseller-rules.ts';
import { checkCustomFields, checkIdentity, checkOrderDate, customFieldValues } from './service-rules.ts';

function found(check: (problems: FieldProblems) => void) {
  const problems = new FieldProblems();
  check(problems);
  return problems.errors();
}

const buyer = (own: Partial<CheckoutInput>, isFree = false, line = aLine()) =>
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

  it('is asked for the phone in other words by the service and digital checkouts', () => {
    expect(buyer({ kind: 'jasa', handphone: '' })).toEqual({ handphone: ['Handphone wajib diisi'] });
    expect(buyer({ kind: 'jasa', handphone: '' }, true, aLine({ alamat_option: 0 }))).toEqual({
      handphone: ['No Handphone wajib di isi'],
    });
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
  ])('is not reached at %j', (email) => expect(buyer({ email })).toEqual({ email: ['format email salah'] }));

  it.each(['sari@contoh.id', 'a.b+c@sub.contoh.co.id'])('is reached at %j', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  it('has a phone number of digits, however it is written', () => {
    expect(buyer({ handphone: '+62 812-3456 (789)' })).toBeNull();
    expect(buyer({ handphone: 'telepon saya' })).toEqual({ handphone: ['Nomor handphone tidak valid'] });
    expect(buyer({ mobileEWallet: '62812x' })).toEqual({
      mobile_e_wallet: ['Mobile E-wallet harus berupa angka'],
    });
  });
});

describe('the address', () => {
  const address = (own: Partial<CheckoutInput>, line = aLine(), isKnownDistrict = true) =>
    found((problems) => checkAddress(anInput(own), { lines: [line], isKnownDistrict }, problems));
  const nothing = { districtId: '', alamat: '', kodePos: '', expedisi: '' };

  it('is required whole when an item asks for it', () => {
    expect(address(nothing)).toEqual({
      district_id: ['Kecamatan wajib di isi'],
      alamat: ['Alamat wajib diisi'],
      kode_pos: ['Kode pos wajib diisi'],
      expedisi: ['Expedisi wajib dipilih'],
    });
  });

  it('has a postal code of five digits', () => {
    for (const kodePos of ['4013', '401355', '4013a'])
      expect(address({ kodePos })).toEqual({ kode_pos: ['Kode pos harus 5 angka'] });
  });

  it('is not asked for when no item asks', () => {
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
  const reseller = (own: Partial<CheckoutInput>, other: Partial<Parameters<typeof checkReseller>[1]> = {}) =>
    found((problems) => checkReseller(anInput(own), { ...context, ...other }, problems));

  it('may buy where every item allows it', () => {
    expect(
      reseller({ emailReseller: 'a@contoh.id', isDropshipper: true, dropshipperName: 'Toko A' }),
    ).toBeNull();
    expect(
      reseller({ emailReseller: 'a@contoh.id' }, { lines: [aLine(), aLine({ show_reseller: 0 })] }),
    ).toEqual({
      email_reseller: ['Pembelian sebagai reseller tidak tersedia'],
    });
    expect(reseller({ isDropshipper: true, dropshipperName: 'A' }, { dropshipAllowed: false })).toEqual({
      dropshipper_name: ['Pengiriman sebagai dropshipper tidak tersedia'],
    });
  });

  it('need a well-formed e-mail, an agent’s where the store has agents, and a sender’s name', () => {
    expect(reseller({ emailReseller: 'a' })).toEqual({ email_reseller: ['format email salah'] });
    expect(reseller({ emailReseller: 'a@contoh.id' }, { resellerMode: 'agents' })).toEqual({
      email_reseller: ['Email Wakil tidak ditemukan'],
    });
    expect(reseller({ emailReseller: 'a@contoh.id' }, { resellerMode: 'none' })).not.toBeNull();
    expect(reseller({ isDropshipper: true })).toEqual({ dropshipper_name: ['Nama dropshipper wajib diisi'] });
  });
});

describe('what services ask for', () => {
  const now = new Date('2026-11-21T17:30:00Z'); // 22 November in Jakarta
  const dated = aLine({ category: 'jasa', enable_order_date: 1 });
  const date = (orderDate: string, orderTime = '09:00') =>
    found((problems) => checkOrderDate(anInput({ orderDate, orderTime }), dated, now, problems));

  it('takes dates from today on, by the clock of Jakarta', () => {
    expect(date('2026-11-22')).toBeNull();
    expect(date('2026-11-21')).toEqual({ order_date: ['Tanggal pemesanan sudah lewat'] });
    expect(date('2026-02-30')).toEqual({ order_date: ['Tanggal pemesanan tidak valid'] });
    expect(date('22-11-2026')).toEqual({ order_date: ['Tanggal pemesanan tidak valid'] });
    expect(date('', '')).toEqual({
      order_date: ['Tanggal pemesanan wajib diisi'],
      order_time: ['Jam pemesanan wajib diisi'],
    });
    expect(date('2026-11-22', '00:29')).toEqual({ order_time: ['Jam pemesanan sudah lewat'] });
    expect(date('2026-11-22', '00:30')).toBeNull();
    expect(date('2026-12-01', '24:00')).toEqual({ order_time: ['Jam pemesanan tidak valid'] });
  });

  it('takes an identity picture of at most 1 MB that is one by its content', async () => {
    const line = aLine({ category: 'jasa', enable_identity_data: 1 });
    const identity = async (identityPicture: Buffer | null, identityNumber = '3372') => {
      const problems = new FieldProblems();
      await checkIdentity(anInput({ identityPicture, identityNumber }), line, problems);
      return problems.errors();
    };
    const png = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect(await identity(png)).toBeNull();
    expect(await identity(null, '')).toEqual({
      identity_number: ['Nomor identitas wajib diisi'],
      identity_picture: ['Foto identitas wajib diisi'],
    });
    const tooMuch = Buffer.concat([png, Buffer.alloc(1024 * 1024)]);
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
    const input = anInput({ customValues: { ukuran: value } });
    return {
      errors: found((problems) => checkCustomFields(input, line, problems)),
      kept: customFieldValues(input, line),
    };
  };

  it('checks the seller’s own fields by their type', () => {
    expect(custom({}, '').errors).toEqual({ ukuran: ['Ukuran wajib diisi'] });
    expect(custom({ type: 'number' }, '').errors).toEqual({ ukuran: ['Masukkan angka yang valid'] });
    expect(custom({ type: 'number' }, '12a').errors).toEqual({ ukuran: ['Masukkan angka yang valid'] });
    expect(custom({ type: 'number' }, '12').errors).toBeNull();
    expect(custom({ type: 'dropdown', options: ['S', 'M'] }, 'XL').errors).not.toBeNull();
    expect(custom({ type: 'dropdown', options: ['S', 'M'] }, 'M').errors).toBeNull();
    expect(custom({ type: 'date' }, '2026-13-01').errors).not.toBeNull();
    expect(custom({ type: 'date' }, '2026-12-01').errors).toBeNull();
  });

  it('keeps what was given; an optional number left out is 0', () => {
    expect(custom({ type: 'number', is_required: 0 }, '').kept).toEqual([
      { name: 'Ukuran', formName: 'ukuran', value: '0' },
    ]);
    expect(custom({ is_required: 0 }, '').kept).toEqual([]);
    expect(custom({}, 'XL').kept).toEqual([{ name: 'Ukuran', formName: 'ukuran', value: 'XL' }]);
  });
});
