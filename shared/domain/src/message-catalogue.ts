/**
 * The one catalogue of the shop's messages (sections 5 and 8 of the three specifications, to the letter). The digit in
 * "Terjadi Kesalahan1" names the failed step for support (decision 3).
 * One export each, so that a page bundles only its own messages.
 */
// Storefront (spec 1 §8)
export const wishlistAdded = 'Wishlist telah ditambahkan';
export const wishlistNotAdded = 'Wishlist gagal ditambahkan';
export const wishlistRemoved = 'Wishlist telah dihapus';
export const wishlistNotRemoved = 'Wishlist gagal dihapus';
export const locationCopied = 'Lokasi berhasil disalin';
export const copied = 'Berhasil dicopy';
export const storeWhatsappInvalid = 'Nomor whatsapp toko tidak valid';
export const productNotFound = 'Produk tidak ditemukan';
export const voucherApplied = 'Berhasil menggunakan voucher';
export const quantityAboveStock = 'Kuantiti produk yang anda masukan melebihi stok yang tersedia';
export const quantityAboveMaximum = 'Maksimal pemesanan 500';
export const storeInactive = 'Toko Belum Aktif';
export const storeHidden = 'Toko Ini Sedang Tidak Tersedia';
export const storePreparing = 'Toko Sedang Disiapkan';
export const storeClosed = 'Toko Sedang Tutup';
export const outOfStock = 'Stok Habis';

// Checkout (spec 2 §8)
export const purchaseDetailMailed = 'Detail pembelian telah dikirim ke email anda';
/** More mails than a mailbox gets in a day (decision 90). */
export const orderNotMailed =
  'Pesanan berhasil dibuat. Email tidak dikirim karena terlalu banyak email ke alamat ini hari ini; simpan halaman ini';
export const somethingFailed = 'Terjadi Kesalahan';
/** Profile or shipping origin did not load on the product screen. */
export const somethingFailed1 = 'Terjadi Kesalahan1';
/** The product checkout answered another code without info. */
export const somethingFailed3 = 'Terjadi Kesalahan3';
/** The product checkout call itself failed. */
export const somethingFailed5 = 'Terjadi Kesalahan5';
/**
 * Shipping costs did not load.
 * @public of the specification; no page shows it
 */
export const shippingCostsFailed = 'Terjadi kesalahan';
/** Shipping costs did not load on the product screen. */
export const somethingFailed6 = 'Terjadi kesalahan6';
/**
 * Districts could not be loaded ahead on the product screen.
 * @public of the specification; no page shows it
 */
export const somethingFailed7 = 'Terjadi Kesalahan7';
export const loadingShippingCosts = 'mengambil biaya kirim, mohon tunggu...';
/** A store without any payment method. */
export const storeTakesNoOrders = 'Toko ini belum menerima pesanan karena belum memiliki metode pembayaran';
export const paymentMethodDown = 'Sedang terjadi gangguan. Mohon gunakan metode pembayaran lain';
export const purchaseLimitReached = 'Anda telah mencapai batas pembelian produk';
export const checkYourData = 'Pastikan data yang kamu masukan benar';
export const priceExcludesExtras = 'Harga belum termasuk ongkos kirim, biaya admin dan kode unik';
/** Spec 3 §2, event checkout. */
export const excludesUniqueCode = 'Belum termasuk kode unik pembayaran';
export const excludesExtraCosts = 'Belum termasuk biaya tambahan (kode unik, biaya admin, dan lainnya)';

// Checkout fields (spec 2 §5)
export const nameRequired = 'Nama wajib diisi';
export const checkoutPhoneRequired = 'No Handphone wajib di isi';
export const phoneRequired = 'Handphone wajib diisi';
export const emailRequired = 'Email wajib diisi';
export const emailFormatInvalid = 'format email salah';
export const checkoutDistrictRequired = 'Kecamatan wajib di isi';
export const addressRequired = 'Alamat wajib diisi';
export const postalCodeRequired = 'Kode pos wajib diisi';
/** Beyond the specification, which requires only digits. */
export const postalCodeInvalid = 'Kode pos harus 5 angka';
export const courierRequired = 'Expedisi wajib dipilih';
export const eWalletPhoneNotNumeric = 'Mobile E-wallet harus berupa angka';
export const numberInvalid = 'Masukkan angka yang valid';
export const identityPictureInvalid =
  'Maksimal ukuran gambar adalah 1MB. Dan tipe gambar hanya bisa jpg dan png.';
// Beyond the specification: a service cannot be ordered for a past time.
export const orderDatePassed = 'Tanggal pemesanan sudah lewat';
export const orderDateInvalid = 'Tanggal pemesanan tidak valid';
export const dateInvalid = (name: string) => `${name} bukan tanggal yang valid`;
export const orderTimePassed = 'Jam pemesanan sudah lewat';
/** A custom field that must be filled: "{name} wajib diisi". */
export const fieldRequired = (name: string) => `${name} wajib diisi`;

// Cart (spec 3 §5)
export const quantityNotPositive = 'Jumlah barang wajib lebih dari nol';

// Account (spec 3 §5)
export const usernameRequired = 'Username wajib diisi';
export const passwordRequired = 'Password wajib diisi';
export const emailInvalid = 'Email tidak valid';
export const accountPhoneRequired = 'Nomor handphone wajib diisi';
export const passwordBelow6 = 'Password minimal 6 karakter';
export const passwordBelow8 = 'Password minimal 8 karakter';
export const passwordsDiffer = 'Konfirmasi password tidak benar';
export const codeRequired = 'Kode wajib diisi';
export const districtRequired = 'Kecamatan wajib diisi';
export const ratingRequired = 'Penilaian masih kosong';
export const productRequired = 'Produk wajib dipilih';
export const reviewRequired = 'Ulasan wajib di isi';

// Payment confirmation (spec 3 §5)
export const transferDestinationRequired = 'Tujuan transfer wajib diisi';
export const dateRequired = 'Tanggal wajib diisi';
export const transferAmountRequired = 'Jumlah transfer wajib diisi';
export const transferProofRequired = 'Bukti Transfer belum di isi';

// Event checkout (spec 3 §5)
export const eventPhoneRequired = 'Nomor Handphone wajib diisi';

// After checkout and account (spec 3 §8)
export const transferProofInvalid =
  'Maksimal ukuran gambar adalah 2MB. Dan tipe gambar hanya bisa jpg dan png.';
export const transferDateInFuture = 'Tanggal transfer tidak boleh di masa depan';
export const transferDateBeforeOrder = (day: string) =>
  `Tanggal transfer tidak boleh sebelum tanggal pesanan (${day})`;
/** The order is paid at the seller's, in cash. */
export const cashNeedsNoProof = 'Pesanan ini dibayar langsung ke penjual, tanpa bukti transfer';
export const transactionExpired = 'Transaksi sudah kadaluarsa';
export const paymentRejected = 'Pembayaran ditolak';
export const transactionUpdated = 'Transaksi berhasil diupdate';
export const transactionNotUpdated = 'Transaksi gagal diupdate';
export const pleaseWait = 'Mohon tunggu';
/** Login could not reach the server. */
export const loginUnreachable = 'Something went wrong';
/** Verification and reset could not reach the server. */
export const codeUnreachable = 'something went wrong';
export const sendingVerificationCode = 'mengirim kode verifikasi, mohon tunggu...';
export const loggedIn = 'Login berhasil';
export const loggedOut = 'Logout berhasil';
export const dataSaved = 'Data berhasil tersimpan';
export const reviewSaved = 'Ulasan berhasil di input';
export const invoiceDetailMailed = 'Detail Invoice telah dikirim ke email anda';
export const eventNotFound = 'Event tidak ditemukan';
export const transactionConfirmed =
  'Transaksi dengan status CONFIRMED membutuhkan waktu pengecekan oleh admin, mohon menunggu';

// Empty lists (spec 1 §2, spec 3 §2)
export const productsEmpty = 'Produk Kosong';
export const transactionsEmpty = 'Transaksi kosong';
export const reviewsEmpty = 'Ulasan belum ada';
export const wishlistEmpty = 'Wishlist kosong';
export const wishlistEmptyNewer = 'Kamu belum menambahkan produk apapun di wishlist';
export const cartEmpty = 'Keranjang masih kosong';
export const cartEmptyNewer = 'Kamu belum menyimpan apapun di keranjang';
export const eventsEmpty = 'Event tidak ada';
export const ticketsEmpty = 'Tiket belum tersedia';

// Confirmations (spec 3 §2)
/** Beyond the specification: a download is received once it was opened. */
export const openDownloadFirst = 'Buka dulu produk digitalnya, lalu konfirmasi bahwa kamu sudah menerimanya';
export const confirmGoodsReceived = 'Apakah anda yakin sudah terima barang?';
export const areYouSure = 'Apakah anda yakin ?';
export const confirmProductRemoval = 'Anda akan menghapus produk ini?';

// Tickets (spec 3 §4)
export const ticketsSoldOut = 'Tiket Habis';
export const saleUntil = (endDate: string) => `Penjualan s/d ${endDate}`;
export const saleEnded = 'Penjualan berakhir';
export const saleNotStarted = 'Penjualan belum dimulai';

// The server is unavailable (not in the specification)
export const serviceDisrupted = 'Layanan sedang terganggu. Silakan coba beberapa saat lagi';
export const waitedTooLong = 'Toko sedang ramai. Silakan coba lagi';
export const storeBusy = 'Toko sedang ramai, pesanan belum dibuat. Silakan coba lagi';

// A document without its scripts (not in the specification)
export const needsJavaScript =
  'Halaman ini membutuhkan JavaScript. Aktifkan JavaScript di peramban, lalu muat ulang.';
