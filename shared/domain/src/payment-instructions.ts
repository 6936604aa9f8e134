/**
 * Payment instructions, step by step (spec 3 §9). `{nomor}` is the number to pay to, `{jumlah}` the amount and `{perusahaan}` the code of the
 * company that a bank asks for.
 * All texts about banks are here, so that a change of a bank's menus is a change of this file only.
 */

export interface PaymentChannel {
  title: string;
  steps: readonly string[];
}

export interface PaymentGuide {
  name: string;
  channels: readonly PaymentChannel[];
}

const checkName = 'Periksa nama penerima dan jumlah {jumlah} yang muncul, lalu lanjutkan bila sudah benar.';
const checkAmount = 'Pastikan jumlah yang dibayar {jumlah}, sama persis dengan tagihan.';
const keepReceipt = 'Simpan bukti transaksi. Halaman ini berubah sendiri setelah pembayaran diterima.';

const bca: PaymentGuide = {
  name: 'BCA Virtual Account',
  channels: [
    {
      title: 'm-BCA (BCA Mobile)',
      steps: [
        'Buka aplikasi BCA Mobile, pilih m-BCA, lalu masukkan kode akses.',
        'Pilih m-Transfer, lalu BCA Virtual Account.',
        'Masukkan nomor virtual account {nomor}, lalu pilih Send.',
        checkName,
        'Masukkan PIN m-BCA.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM BCA',
      steps: [
        'Masukkan kartu ATM dan PIN BCA kamu.',
        'Pilih Transaksi Lainnya, Transfer, lalu ke Rekening BCA Virtual Account.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        keepReceipt,
      ],
    },
    {
      title: 'KlikBCA',
      steps: [
        'Masuk ke KlikBCA Individual dengan User ID dan PIN kamu.',
        'Pilih Transfer Dana, lalu Transfer ke BCA Virtual Account.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        'Masukkan respon KeyBCA, lalu pilih Kirim.',
        keepReceipt,
      ],
    },
  ],
};

/** Mandiri's institution codes, where a provider gives none of its own: the second is offered when the first is not found (decision 13). */
export const mandiriCodes = '88899. Bila tidak ditemukan, gunakan kode 88049';

const mandiri: PaymentGuide = {
  name: 'Mandiri Virtual Account',
  channels: [
    {
      title: "Livin' by Mandiri",
      steps: [
        "Buka aplikasi Livin' by Mandiri, lalu masuk.",
        'Pilih Bayar, lalu buat pembayaran baru ke Multipayment.',
        'Cari penyedia jasa dengan kode {perusahaan}.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        'Masukkan PIN, lalu selesaikan pembayaran.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM Mandiri',
      steps: [
        'Masukkan kartu ATM dan PIN Mandiri kamu.',
        'Pilih Bayar/Beli, Lainnya, lalu Multi Payment.',
        'Masukkan kode perusahaan {perusahaan}.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        keepReceipt,
      ],
    },
    {
      title: 'Mandiri Internet Banking',
      steps: [
        'Masuk ke Mandiri Internet Banking.',
        'Pilih Pembayaran, lalu Multi Payment.',
        'Pilih penyedia jasa dengan kode {perusahaan}.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        'Masukkan kode token, lalu kirim.',
        keepReceipt,
      ],
    },
  ],
};

const bni: PaymentGuide = {
  name: 'BNI Virtual Account',
  channels: [
    {
      title: 'BNI Mobile Banking',
      steps: [
        'Buka aplikasi BNI Mobile Banking, lalu masuk.',
        'Pilih Transfer, lalu Virtual Account Billing.',
        'Masukkan 16 digit nomor virtual account {nomor}.',
        checkName,
        'Masukkan password transaksi.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM BNI',
      steps: [
        'Masukkan kartu ATM dan PIN BNI kamu.',
        'Pilih Menu Lain, Transfer, lalu Virtual Account Billing.',
        'Masukkan 16 digit nomor virtual account {nomor}.',
        checkName,
        keepReceipt,
      ],
    },
    {
      title: 'ATM bank lain',
      steps: [
        'Masukkan kartu ATM dan PIN kamu.',
        'Pilih Transfer antar bank, lalu masukkan kode bank BNI: 009.',
        'Masukkan 16 digit nomor virtual account {nomor} sebagai rekening tujuan.',
        checkAmount,
        checkName,
        keepReceipt,
      ],
    },
  ],
};

const bri: PaymentGuide = {
  name: 'BRI Virtual Account (BRIVA)',
  channels: [
    {
      title: 'BRImo',
      steps: [
        'Buka aplikasi BRImo, lalu masuk.',
        'Pilih BRIVA, lalu Tambah Transaksi Baru.',
        'Masukkan nomor BRIVA {nomor}.',
        checkName,
        'Masukkan PIN BRImo.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM BRI',
      steps: [
        'Masukkan kartu ATM dan PIN BRI kamu.',
        'Pilih Transaksi Lain, Pembayaran, Lainnya, lalu BRIVA.',
        'Masukkan nomor BRIVA {nomor}.',
        checkName,
        keepReceipt,
      ],
    },
    {
      title: 'Internet Banking BRI',
      steps: [
        'Masuk ke Internet Banking BRI.',
        'Pilih Pembayaran, lalu BRIVA.',
        'Masukkan nomor BRIVA {nomor}.',
        checkName,
        'Masukkan password dan mToken, lalu kirim.',
        keepReceipt,
      ],
    },
  ],
};

const cimb: PaymentGuide = {
  name: 'CIMB Niaga Virtual Account',
  channels: [
    {
      title: 'OCTO Mobile',
      steps: [
        'Buka aplikasi OCTO Mobile, lalu masuk.',
        'Pilih Transfer, lalu Transfer to Other CIMB Niaga Account.',
        'Masukkan nomor virtual account {nomor} dan jumlah {jumlah}.',
        checkName,
        'Masukkan PIN OCTO Mobile.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM CIMB Niaga',
      steps: [
        'Masukkan kartu ATM dan PIN CIMB Niaga kamu.',
        'Pilih Transfer, Rekening CIMB Niaga Lain, lalu Virtual Account.',
        'Masukkan nomor virtual account {nomor} dan jumlah {jumlah}.',
        checkName,
        keepReceipt,
      ],
    },
    {
      title: 'OCTO Clicks',
      steps: [
        'Masuk ke OCTO Clicks.',
        'Pilih Bayar Tagihan, lalu Virtual Account.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        'Masukkan mPIN, lalu kirim.',
        keepReceipt,
      ],
    },
  ],
};

const permata: PaymentGuide = {
  name: 'Permata Virtual Account',
  channels: [
    {
      title: 'PermataMobile X',
      steps: [
        'Buka aplikasi PermataMobile X, lalu masuk.',
        'Pilih Bayar Tagihan, lalu Virtual Account.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        'Masukkan kode otorisasi transaksi.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM Permata',
      steps: [
        'Masukkan kartu ATM dan PIN Permata kamu.',
        'Pilih Transaksi Lainnya, Pembayaran, Pembayaran Lainnya, lalu Virtual Account.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        keepReceipt,
      ],
    },
    {
      title: 'PermataNet',
      steps: [
        'Masuk ke PermataNet.',
        'Pilih Pembayaran Tagihan, lalu Virtual Account.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        'Masukkan kode SMS token, lalu kirim.',
        keepReceipt,
      ],
    },
  ],
};

const danamon: PaymentGuide = {
  name: 'Danamon Virtual Account',
  channels: [
    {
      title: 'D-Bank PRO',
      steps: [
        'Buka aplikasi D-Bank PRO, lalu masuk.',
        'Pilih Pembayaran, lalu Virtual Account.',
        'Masukkan 16 digit nomor virtual account {nomor}.',
        checkName,
        'Masukkan mPIN.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM Danamon',
      steps: [
        'Masukkan kartu ATM dan PIN Danamon kamu.',
        'Pilih Pembayaran, Lainnya, lalu Virtual Account.',
        'Masukkan 16 digit nomor virtual account {nomor}.',
        checkName,
        keepReceipt,
      ],
    },
    {
      title: 'ATM bank lain',
      steps: [
        'Masukkan kartu ATM dan PIN kamu.',
        'Pilih Transfer antar bank, lalu masukkan kode bank Danamon: 011.',
        'Masukkan 16 digit nomor virtual account {nomor} sebagai rekening tujuan.',
        checkAmount,
        checkName,
        keepReceipt,
      ],
    },
  ],
};

const bsi: PaymentGuide = {
  name: 'BSI Virtual Account',
  channels: [
    {
      title: 'BSI Mobile',
      steps: [
        'Buka aplikasi BSI Mobile, lalu masuk.',
        'Pilih Bayar, lalu E-Commerce atau Institusi sesuai petunjuk di aplikasi.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        'Masukkan PIN BSI Mobile.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM BSI',
      steps: [
        'Masukkan kartu ATM dan PIN BSI kamu.',
        'Pilih Pembayaran/Pembelian, lalu Institusi.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        keepReceipt,
      ],
    },
  ],
};

const kebHana: PaymentGuide = {
  name: 'KEB Hana Virtual Account',
  channels: [
    {
      title: 'Mobile Banking Hana',
      steps: [
        'Buka aplikasi mobile banking Hana, lalu masuk.',
        'Pilih Transfer, lalu Virtual Account.',
        'Masukkan nomor virtual account {nomor} dan jumlah {jumlah}.',
        checkName,
        'Masukkan PIN transaksi.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM Hana',
      steps: [
        'Masukkan kartu ATM dan PIN kamu.',
        'Pilih Pembayaran, lalu Virtual Account.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        keepReceipt,
      ],
    },
  ],
};

const maybank: PaymentGuide = {
  name: 'Maybank Virtual Account',
  channels: [
    {
      title: 'M2U ID App',
      steps: [
        'Buka aplikasi M2U ID, lalu masuk.',
        'Pilih Transfer, lalu Maybank Virtual Account.',
        'Masukkan nomor virtual account {nomor} dan jumlah {jumlah}.',
        checkName,
        'Masukkan TAC, lalu selesaikan pembayaran.',
        keepReceipt,
      ],
    },
    {
      title: 'ATM Maybank',
      steps: [
        'Masukkan kartu ATM dan PIN Maybank kamu.',
        'Pilih Pembayaran/Top Up Pulsa, Virtual Account.',
        'Masukkan nomor virtual account {nomor}.',
        checkName,
        keepReceipt,
      ],
    },
  ],
};

const scan = (open: string, title: string): PaymentChannel => ({
  title,
  steps: [
    open,
    'Pindai kode QR di halaman ini. Bila memakai satu ponsel, tekan Download QR, lalu pilih gambarnya dari galeri.',
    checkName,
    'Masukkan PIN, lalu selesaikan pembayaran.',
    keepReceipt,
  ],
});

const ovo = scan('Buka aplikasi OVO, lalu pilih Scan.', 'OVO');
const gojek = scan('Buka aplikasi Gojek atau GoPay, lalu pilih Bayar.', 'Gojek (GoPay)');
const shopee = scan('Buka aplikasi Shopee, pilih ShopeePay, lalu pilih Scan.', 'Shopee (ShopeePay)');
const anyBank = scan('Buka aplikasi mobile banking kamu, lalu pilih QRIS atau Scan QR.', 'Mobile banking');

const qris: PaymentGuide = { name: 'QRIS', channels: [anyBank, ovo, gojek, shopee] };
const shopeePay: PaymentGuide = { name: 'ShopeePay', channels: [shopee] };

const payInApp = [checkName, 'Masukkan PIN, lalu selesaikan pembayaran.', keepReceipt];

/** A wallet that is opened by the payment link, without a code to scan. */
export function linkGuide(wallet: string): PaymentGuide {
  const first = `Tekan Link Pembayaran di halaman ini. Di ponsel, aplikasi ${wallet} terbuka sendiri.`;
  return { name: wallet, channels: [{ title: wallet, steps: [first, ...payInApp] }] };
}

/** A wallet that bills the shopper's phone number. @param hasLink whether the page has a payment link too */
export function billedGuide(wallet: string, phone: string, hasLink: boolean): PaymentGuide {
  const steps = [
    `Buka aplikasi ${wallet} yang terdaftar dengan nomor ${phone}.`,
    `Buka tagihan yang masuk di notifikasi.${hasLink ? ' Bila belum ada, tekan Link Pembayaran di halaman ini.' : ''}`,
    ...payInApp,
  ];
  return { name: wallet, channels: [{ title: wallet, steps }] };
}

/** Guides by `type.payment_code_biller` of an automatic method. */
export const guidesByBillerCode: Readonly<Record<number, PaymentGuide>> = {
  22: bca,
  23: mandiri,
  24: bni,
  25: bri,
  26: cimb,
  29: permata,
  33: qris,
  35: shopeePay,
  39: bsi,
};

/** Guides by `bank_type_id`, for banks without a biller code. 39 is Danamon here; as a biller code it is BSI. */
export const guidesByBankType: Readonly<Record<number, PaymentGuide>> = {
  36: kebHana,
  37: maybank,
  39: danamon,
};
