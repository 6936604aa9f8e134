/** Kinds of products ordered one at a time, each with its own call and texts (spec 2 §2). */
export interface SingleKind {
  category: 'jasa' | 'digital_product';
  /** Title in the header. */
  title: string;
  buyerTitle: string;
  labels: { nama: string; handphone: string };
  linesTitle: string;
}

export const serviceKind: SingleKind = {
  category: 'jasa',
  title: 'Checkout Jasa',
  buyerTitle: 'DATA PEMESAN',
  labels: { nama: 'Nama', handphone: 'No Handphone' },
  linesTitle: 'Detail Pembelian',
};

export const digitalKind: SingleKind = {
  category: 'digital_product',
  title: 'Checkout Produk Digital',
  buyerTitle: 'Data Pembeli',
  labels: { nama: 'Nama Lengkap', handphone: 'Nomor WhatsApp aktif' },
  linesTitle: 'Daftar Produk',
};
