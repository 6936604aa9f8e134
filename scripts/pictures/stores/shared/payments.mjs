/** Payment accounts in every group, for the demo stores. */
const logo = (name) => `../shared/payments/${name}.svg`;

const banks = (holder, digits) =>
  [
    ['bca', 'Bank BCA', `4${digits}`],
    ['mandiri', 'Bank Mandiri', `131${digits}07`],
    ['bni', 'Bank BNI', `08${digits}`],
    ['bri', 'Bank BRI', `0021${digits}508`],
  ].map(([key, nama, nomor_rekening]) => ({
    key: `bank-${key}`,
    group: 'bank',
    nama,
    img: logo(key),
    nama_rekening: holder,
    nomor_rekening,
    type_of_payment: 'manual',
    admin_fee: 0,
    is_active: 1,
  }));

const virtual = [
  ['bca', 'BCA Virtual Account', 22],
  ['mandiri', 'Mandiri Virtual Account', 23],
  ['bni', 'BNI Virtual Account', 24],
  ['bri', 'BRI Virtual Account', 25],
  ['cimb', 'CIMB Niaga Virtual Account', 26],
  ['permata', 'Permata Virtual Account', 29],
  ['bsi', 'BSI Virtual Account', 39],
].map(([key, nama, payment_code_biller]) => ({
  key: `va-${key}`,
  group: 'va',
  nama,
  img: logo(key),
  type_of_payment: 'otomatis',
  biller_name: 'sandbox',
  payment_code_biller,
  admin_fee: 4000,
  is_active: key === 'permata' ? 0 : 1,
}));

/**
 * @param holder name on the accounts
 * @param digits seven digits that make the store's account numbers
 * @param phone the number of the manual wallets
 */
export const paymentAccounts = (holder, digits, phone) => [
  {
    key: 'bayar-di-toko',
    group: 'cash',
    nama: 'Bayar di Toko',
    img: logo('cash'),
    nama_rekening: holder,
    nomor_rekening: 'Bayar di kasir saat mengambil pesanan',
    type_of_payment: 'manual',
    bank_type_id: 45,
    admin_fee: 0,
    is_active: 1,
  },
  ...banks(holder, digits),
  ...virtual,
  {
    key: 'ovo',
    group: 'e_wallet',
    nama: 'OVO',
    img: logo('ovo'),
    nama_rekening: holder,
    nomor_rekening: phone,
    type_of_payment: 'manual',
    admin_fee: 0,
    is_active: 1,
  },
  {
    key: 'dana',
    group: 'e_wallet',
    nama: 'DANA',
    img: logo('dana'),
    nama_rekening: holder,
    nomor_rekening: phone,
    type_of_payment: 'manual',
    admin_fee: 0,
    is_active: 1,
  },
  {
    key: 'shopeepay',
    group: 'e_wallet',
    nama: 'ShopeePay',
    img: logo('shopeepay'),
    type_of_payment: 'otomatis',
    biller_name: 'sandbox',
    payment_code_biller: 35,
    admin_fee: 1500,
    is_active: 1,
  },
  {
    key: 'qris',
    group: 'qris',
    nama: 'QRIS',
    img: logo('qris'),
    type_of_payment: 'otomatis',
    biller_name: 'sandbox',
    payment_code_biller: 33,
    admin_fee: 0,
    is_active: 1,
  },
  {
    key: 'alfamart',
    group: 'retail',
    nama: 'Alfamart',
    img: logo('alfamart'),
    type_of_payment: 'otomatis',
    biller_name: 'sandbox',
    payment_code_biller: 41,
    admin_fee: 5000,
    is_active: 1,
  },
  {
    key: 'indomaret',
    group: 'retail',
    nama: 'Indomaret',
    img: logo('indomaret'),
    type_of_payment: 'otomatis',
    biller_name: 'sandbox',
    payment_code_biller: 42,
    admin_fee: 5000,
    is_active: 1,
  },
];
