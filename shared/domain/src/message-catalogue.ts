/**
 * The one catalogue of what the shop says (sections 5 and 8 of the three specifications, to the letter). The digit
 * in "Terjadi Kesalahan1" tells support which step failed (decision 3).
 * One export each, so that a page ships only what it says.
 */
// Storefront (spec 1 §8)
export const wishlistDitambahkan = 'Wishlist telah ditambahkan';
export const wishlistGagalDitambahkan = 'Wishlist gagal ditambahkan';
export const wishlistDihapus = 'Wishlist telah dihapus';
export const wishlistGagalDihapus = 'Wishlist gagal dihapus';
export const lokasiDisalin = 'Lokasi berhasil disalin';
export const berhasilDicopy = 'Berhasil dicopy';
export const nomorWhatsappTokoTidakValid = 'Nomor whatsapp toko tidak valid';
export const produkTidakDitemukan = 'Produk tidak ditemukan';
export const voucherApplied = 'Berhasil menggunakan voucher';
export const melebihiStok = 'Kuantiti produk yang anda masukan melebihi stok yang tersedia';
export const maksimalPemesanan = 'Maksimal pemesanan 500';
export const tokoBelumAktif = 'Toko Belum Aktif';
export const tokoTutup = 'Toko Sedang Tutup';
export const stokHabis = 'Stok Habis';

// Checkout (spec 2 §8)
export const detailPembelianDikirim = 'Detail pembelian telah dikirim ke email anda';
export const terjadiKesalahan = 'Terjadi Kesalahan';
/** Profile or shipping origin did not load on the product screen. */
export const terjadiKesalahan1 = 'Terjadi Kesalahan1';
/** The product checkout answered another code without info. */
export const terjadiKesalahan3 = 'Terjadi Kesalahan3';
/** The product checkout call itself failed. */
export const terjadiKesalahan5 = 'Terjadi Kesalahan5';
/** Shipping costs did not load. */
export const terjadiKesalahanOngkir = 'Terjadi kesalahan';
/** Shipping costs did not load on the product screen. */
export const terjadiKesalahan6 = 'Terjadi kesalahan6';
/** Districts could not be loaded ahead on the product screen. */
export const terjadiKesalahan7 = 'Terjadi Kesalahan7';
export const mengambilBiayaKirim = 'mengambil biaya kirim, mohon tunggu...';
/** A store without any way to pay. */
export const belumMenerimaPesanan = 'Toko ini belum menerima pesanan karena belum memiliki metode pembayaran';
export const metodePembayaranGangguan = 'Sedang terjadi gangguan. Mohon gunakan metode pembayaran lain';
export const batasPembelian = 'Anda telah mencapai batas pembelian produk';
export const pastikanDataBenar = 'Pastikan data yang kamu masukan benar';
export const hargaBelumTermasuk = 'Harga belum termasuk ongkos kirim, biaya admin dan kode unik';
/** Spec 3 §2, event checkout. */
export const belumTermasukKodeUnik = 'Belum termasuk kode unik pembayaran';
export const belumTermasukBiayaTambahan =
  'Belum termasuk biaya tambahan (kode unik, biaya admin, dan lainnya)';

// Checkout fields (spec 2 §5)
export const namaWajib = 'Nama wajib diisi';
export const noHandphoneWajib = 'No Handphone wajib di isi';
export const handphoneWajib = 'Handphone wajib diisi';
export const emailWajib = 'Email wajib diisi';
export const formatEmailSalah = 'format email salah';
export const kecamatanWajibDiIsi = 'Kecamatan wajib di isi';
export const alamatWajib = 'Alamat wajib diisi';
export const kodePosWajib = 'Kode pos wajib diisi';
export const expedisiWajib = 'Expedisi wajib dipilih';
export const mobileEWalletAngka = 'Mobile E-wallet harus berupa angka';
export const angkaTidakValid = 'Masukkan angka yang valid';
/** A custom field that must be filled: "{name} wajib diisi". */
export const wajibDiisi = (name: string) => `${name} wajib diisi`;

// Cart (spec 3 §5)
export const jumlahLebihDariNol = 'Jumlah barang wajib lebih dari nol';

// Account (spec 3 §5)
export const usernameWajib = 'Username wajib diisi';
export const passwordWajib = 'Password wajib diisi';
export const emailTidakValid = 'Email tidak valid';
export const nomorHandphoneWajib = 'Nomor handphone wajib diisi';
export const passwordMinimal6 = 'Password minimal 6 karakter';
export const passwordMinimal8 = 'Password minimal 8 karakter';
export const konfirmasiPasswordSalah = 'Konfirmasi password tidak benar';
export const kodeWajib = 'Kode wajib diisi';
export const kecamatanWajib = 'Kecamatan wajib diisi';
export const penilaianKosong = 'Penilaian masih kosong';
export const produkWajib = 'Produk wajib dipilih';
export const ulasanWajib = 'Ulasan wajib di isi';

// Payment confirmation (spec 3 §5)
export const tujuanTransferWajib = 'Tujuan transfer wajib diisi';
export const tanggalWajib = 'Tanggal wajib diisi';
export const jumlahTransferWajib = 'Jumlah transfer wajib diisi';
export const buktiTransferKosong = 'Bukti Transfer belum di isi';

// Event checkout (spec 3 §5)
export const nomorHandphoneWajibAcara = 'Nomor Handphone wajib diisi';

// After checkout and account (spec 3 §8)
export const buktiTransferTidakSesuai =
  'Maksimal ukuran gambar adalah 2MB. Dan tipe gambar hanya bisa jpg dan png.';
export const transaksiKadaluarsa = 'Transaksi sudah kadaluarsa';
export const pembayaranDitolak = 'Pembayaran ditolak';
export const transaksiDiupdate = 'Transaksi berhasil diupdate';
export const transaksiGagalDiupdate = 'Transaksi gagal diupdate';
export const mohonTunggu = 'Mohon tunggu';
/** Login could not reach the server. */
export const somethingWentWrongLogin = 'Something went wrong';
/** Verification and reset could not reach the server. */
export const somethingWentWrong = 'something went wrong';
export const mengirimKodeVerifikasi = 'mengirim kode verifikasi, mohon tunggu...';
export const loginBerhasil = 'Login berhasil';
export const logoutBerhasil = 'Logout berhasil';
export const dataTersimpan = 'Data berhasil tersimpan';
export const ulasanDiinput = 'Ulasan berhasil di input';
export const detailInvoiceDikirim = 'Detail Invoice telah dikirim ke email anda';
export const eventTidakDitemukan = 'Event tidak ditemukan';
export const transaksiConfirmed =
  'Transaksi dengan status CONFIRMED membutuhkan waktu pengecekan oleh admin, mohon menunggu';

// Empty lists (spec 1 §2, spec 3 §2)
export const produkKosong = 'Produk Kosong';
export const transaksiKosong = 'Transaksi kosong';
export const ulasanKosong = 'Ulasan belum ada';
export const wishlistKosong = 'Wishlist kosong';
export const wishlistKosongNewer = 'Kamu belum menambahkan produk apapun di wishlist';
export const keranjangKosong = 'Keranjang masih kosong';
export const keranjangKosongNewer = 'Kamu belum menyimpan apapun di keranjang';
export const eventKosong = 'Event tidak ada';
export const tiketBelumTersedia = 'Tiket belum tersedia';

// Questions (spec 3 §2)
export const yakinTerimaBarang = 'Apakah anda yakin sudah terima barang?';
export const yakin = 'Apakah anda yakin ?';
export const hapusProdukIni = 'Anda akan menghapus produk ini?';

// Tickets (spec 3 §4)
export const tiketHabis = 'Tiket Habis';
export const penjualanSampai = (endDate: string) => `Penjualan s/d ${endDate}`;
export const penjualanBerakhir = 'Penjualan berakhir';
export const penjualanBelumDimulai = 'Penjualan belum dimulai';
