/**
 * The one catalogue of what the shop says (sections 5 and 8 of the three specifications, to the letter). The digit
 * in "Terjadi Kesalahan1" tells support which step failed (decision 3).
 */
export const messages = {
  // Storefront (spec 1 §8)
  wishlistDitambahkan: 'Wishlist telah ditambahkan',
  wishlistGagalDitambahkan: 'Wishlist gagal ditambahkan',
  wishlistDihapus: 'Wishlist telah dihapus',
  wishlistGagalDihapus: 'Wishlist gagal dihapus',
  lokasiDisalin: 'Lokasi berhasil disalin',
  berhasilDicopy: 'Berhasil dicopy',
  nomorWhatsappTokoTidakValid: 'Nomor whatsapp toko tidak valid',
  produkTidakDitemukan: 'Produk tidak ditemukan',
  voucherApplied: 'Berhasil menggunakan voucher',
  melebihiStok: 'Kuantiti produk yang anda masukan melebihi stok yang tersedia',
  maksimalPemesanan: 'Maksimal pemesanan 500',
  tokoBelumAktif: 'Toko Belum Aktif',
  tokoTutup: 'Toko Sedang Tutup',
  stokHabis: 'Stok Habis',

  // Checkout (spec 2 §8)
  detailPembelianDikirim: 'Detail pembelian telah dikirim ke email anda',
  terjadiKesalahan: 'Terjadi Kesalahan',
  /** Profile or shipping origin did not load on the product screen. */
  terjadiKesalahan1: 'Terjadi Kesalahan1',
  /** The product checkout answered another code without info. */
  terjadiKesalahan3: 'Terjadi Kesalahan3',
  /** The product checkout call itself failed. */
  terjadiKesalahan5: 'Terjadi Kesalahan5',
  /** Shipping costs did not load. */
  terjadiKesalahanOngkir: 'Terjadi kesalahan',
  /** Shipping costs did not load on the product screen. */
  terjadiKesalahan6: 'Terjadi kesalahan6',
  /** Districts could not be loaded ahead on the product screen. */
  terjadiKesalahan7: 'Terjadi Kesalahan7',
  mengambilBiayaKirim: 'mengambil biaya kirim, mohon tunggu...',
  metodePembayaranGangguan: 'Sedang terjadi gangguan. Mohon gunakan metode pembayaran lain',
  batasPembelian: 'Anda telah mencapai batas pembelian produk',
  pastikanDataBenar: 'Pastikan data yang kamu masukan benar',
  hargaBelumTermasuk: 'Harga belum termasuk ongkos kirim, biaya admin dan kode unik',
  belumTermasukBiayaTambahan: 'Belum termasuk biaya tambahan (kode unik, biaya admin, dan lainnya)',

  // Checkout fields (spec 2 §5)
  namaWajib: 'Nama wajib diisi',
  noHandphoneWajib: 'No Handphone wajib di isi',
  handphoneWajib: 'Handphone wajib diisi',
  emailWajib: 'Email wajib diisi',
  formatEmailSalah: 'format email salah',
  kecamatanWajibDiIsi: 'Kecamatan wajib di isi',
  alamatWajib: 'Alamat wajib diisi',
  kodePosWajib: 'Kode pos wajib diisi',
  expedisiWajib: 'Expedisi wajib dipilih',
  mobileEWalletAngka: 'Mobile E-wallet harus berupa angka',
  angkaTidakValid: 'Masukkan angka yang valid',
  /** A custom field that must be filled: "{name} wajib diisi". */
  wajibDiisi: (name: string) => `${name} wajib diisi`,

  // Cart (spec 3 §5)
  jumlahLebihDariNol: 'Jumlah barang wajib lebih dari nol',

  // Account (spec 3 §5)
  usernameWajib: 'Username wajib diisi',
  passwordWajib: 'Password wajib diisi',
  emailTidakValid: 'Email tidak valid',
  nomorHandphoneWajib: 'Nomor handphone wajib diisi',
  passwordMinimal6: 'Password minimal 6 karakter',
  passwordMinimal8: 'Password minimal 8 karakter',
  konfirmasiPasswordSalah: 'Konfirmasi password tidak benar',
  kodeWajib: 'Kode wajib diisi',
  kecamatanWajib: 'Kecamatan wajib diisi',
  penilaianKosong: 'Penilaian masih kosong',
  produkWajib: 'Produk wajib dipilih',
  ulasanWajib: 'Ulasan wajib di isi',

  // Payment confirmation (spec 3 §5)
  tujuanTransferWajib: 'Tujuan transfer wajib diisi',
  tanggalWajib: 'Tanggal wajib diisi',
  jumlahTransferWajib: 'Jumlah transfer wajib diisi',
  buktiTransferKosong: 'Bukti Transfer belum di isi',

  // Event checkout (spec 3 §5)
  nomorHandphoneWajibAcara: 'Nomor Handphone wajib diisi',

  // After checkout and account (spec 3 §8)
  buktiTransferTidakSesuai: 'Maksimal ukuran gambar adalah 2MB. Dan tipe gambar hanya bisa jpg dan png.',
  transaksiKadaluarsa: 'Transaksi sudah kadaluarsa',
  pembayaranDitolak: 'Pembayaran ditolak',
  transaksiDiupdate: 'Transaksi berhasil diupdate',
  transaksiGagalDiupdate: 'Transaksi gagal diupdate',
  mohonTunggu: 'Mohon tunggu',
  /** Login could not reach the server. */
  somethingWentWrongLogin: 'Something went wrong',
  /** Verification and reset could not reach the server. */
  somethingWentWrong: 'something went wrong',
  mengirimKodeVerifikasi: 'mengirim kode verifikasi, mohon tunggu...',
  loginBerhasil: 'Login berhasil',
  logoutBerhasil: 'Logout berhasil',
  dataTersimpan: 'Data berhasil tersimpan',
  ulasanDiinput: 'Ulasan berhasil di input',
  detailInvoiceDikirim: 'Detail Invoice telah dikirim ke email anda',
  eventTidakDitemukan: 'Event tidak ditemukan',
  transaksiConfirmed:
    'Transaksi dengan status CONFIRMED membutuhkan waktu pengecekan oleh admin, mohon menunggu',

  // Empty lists (spec 1 §2, spec 3 §2)
  produkKosong: 'Produk Kosong',
  transaksiKosong: 'Transaksi kosong',
  ulasanKosong: 'Ulasan belum ada',
  wishlistKosong: 'Wishlist kosong',
  wishlistKosongNewer: 'Kamu belum menambahkan produk apapun di wishlist',
  keranjangKosong: 'Keranjang masih kosong',
  keranjangKosongNewer: 'Kamu belum menyimpan apapun di keranjang',
  eventKosong: 'Event tidak ada',
  tiketBelumTersedia: 'Tiket belum tersedia',

  // Questions (spec 3 §2)
  yakinTerimaBarang: 'Apakah anda yakin sudah terima barang?',
  yakin: 'Apakah anda yakin ?',
  hapusProdukIni: 'Anda akan menghapus produk ini?',

  // Tickets (spec 3 §4)
  tiketHabis: 'Tiket Habis',
  penjualanSampai: (endDate: string) => `Penjualan s/d ${endDate}`,
  penjualanBerakhir: 'Penjualan berakhir',
  penjualanBelumDimulai: 'Penjualan belum dimulai',
} as const;
