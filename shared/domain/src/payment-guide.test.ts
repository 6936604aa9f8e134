import { filledChannels, findGuide } from './payment-guide.ts';
import { guidesByBankType, guidesByBillerCode } from './payment-instructions.ts';

const method = (code: number | null, bankType = 1, kind: 'otomatis' | 'manual' = 'otomatis') => ({
  type_of_payment: kind,
  bank_type_id: bankType,
  qr_code: null,
  payment_links: null,
  mobile_payment_links: null,
  mobile_e_wallet: null,
  type: { nama: 'Dompet', payment_code_biller: code },
});
const stepsOf = (guide: ReturnType<typeof findGuide>) =>
  guide?.channels.flatMap(({ steps }) => steps).join(' ');

test.each([
  [22, /BCA/],
  [23, /Mandiri/],
  [24, /BNI/],
  [25, /BRIVA/],
  [26, /CIMB/],
  [29, /Permata/],
  [33, /QRIS/],
  [35, /Shopee/],
  [39, /BSI/],
])('biller code %i has its instructions', (code, name) => {
  expect(findGuide(method(code))?.name).toMatch(name);
});

test.each([
  [36, /Hana/],
  [37, /Maybank/],
  [39, /Danamon/],
])('bank type %i without a biller code has its instructions', (bankType, name) => {
  expect(findGuide(method(null, bankType))?.name).toMatch(name);
});

test('a manual transfer has no instructions', () => {
  expect(findGuide(method(22, 1, 'manual'))).toBeNull();
});

test('ShopeePay with a link alone does not mention a code to scan', () => {
  const byLink = { ...method(35), payment_links: 'https://bayar.test/1' };
  expect(stepsOf(findGuide(byLink))).toMatch(/Link Pembayaran/);
  expect(stepsOf(findGuide(byLink))).not.toMatch(/QR/);
  expect(stepsOf(findGuide({ ...byLink, qr_code: '000201' }))).toMatch(/Pindai kode QR/);
});

test("a wallet that bills the shopper's number says where the bill arrives", () => {
  const billed = { ...method(null), mobile_e_wallet: '6281298765432' };
  expect(stepsOf(findGuide(billed))).toMatch(/Dompet yang terdaftar dengan nomor 6281298765432/);
  expect(stepsOf(findGuide(billed))).not.toMatch(/Link Pembayaran|QR/);
  expect(stepsOf(findGuide({ ...billed, mobile_payment_links: 'https://b.test' }))).toMatch(
    /Link Pembayaran/,
  );
});

test('an unknown method has no instructions', () => {
  expect(findGuide(method(99))).toBeNull();
});

test('Mandiri shows the code of the provider, else its institution code and the alternative', () => {
  const guide = guidesByBillerCode[23] ?? { name: '', channels: [] };
  const textOf = (company: string | null) =>
    JSON.stringify(filledChannels(guide, { number: '990', amount: 'Rp10.001', company }));
  expect(textOf('70012')).toContain('kode perusahaan 70012.');
  expect(textOf('70012')).not.toContain('88899');
  expect(textOf(null)).toMatch(/88899.*88049/);
});

test('the instructions contain bank codes and the 16 digits', () => {
  expect(JSON.stringify(guidesByBillerCode[24])).toMatch(/009.*16 digit/);
  expect(JSON.stringify(guidesByBankType[39])).toMatch(/011.*16 digit/);
});

test('QRIS explains mobile banking, OVO, Gojek and Shopee', () => {
  const titles = guidesByBillerCode[33]?.channels.map((channel) => channel.title).join();
  expect(titles).toMatch(/Mobile banking.*OVO.*Gojek.*Shopee/);
});

const guides = [...Object.values(guidesByBillerCode), ...Object.values(guidesByBankType)];

test('no placeholder is left in any filled step, with a number or without', () => {
  for (const guide of guides) {
    for (const number of ['8808123', '']) {
      const channels = filledChannels(guide, { number, amount: 'Rp10.001', company: null });
      expect(channels.map((channel) => channel.title)).toEqual(guide.channels.map(({ title }) => title));
      for (const step of channels.flatMap(({ steps }) => steps)) expect(step).not.toMatch(/[{}]/);
    }
  }
});

test('a step names the number and the amount to pay', () => {
  const channels = [{ title: 'ATM', steps: ['Masukkan nomor virtual account {nomor}, jumlah {jumlah}.'] }];
  expect(
    filledChannels({ name: 'Bank', channels }, { number: '8808', amount: 'Rp10.001', company: null }),
  ).toEqual([{ title: 'ATM', steps: ['Masukkan nomor virtual account 8808, jumlah Rp10.001.'] }]);
});
