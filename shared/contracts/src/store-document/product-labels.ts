import type { ProductForm } from './product.ts';

/** What forms and messages call the fields of a product. */
export const productLabels: Readonly<Record<keyof ProductForm, string>> = {
  slug: 'Alamat produk',
  nama: 'Nama produk',
  category: 'Jenis produk',
  category_key: 'Kategori',
  harga: 'Harga',
  stock: 'Stok',
  images: 'Gambar',
  description: 'Deskripsi',
  youtube_url: 'Video YouTube',
  product_condition: 'Kondisi',
  type_of_weight: 'Jenis berat',
  berat: 'Berat',
  berat_min: 'Berat terendah',
  berat_max: 'Berat tertinggi',
  pre_order: 'Pre-order',
  pre_order_time: 'Lama pre-order',
  enable_variations: 'Variasi',
  product_variety: 'Variasi',
  price_variety: 'Kombinasi variasi',
  enable_discount_pricing: 'Diskon',
  discount_price: 'Harga diskon',
  discount_start_date: 'Mulai diskon',
  discount_end_date: 'Akhir diskon',
  status_promo: 'Promo',
  enable_wholesale_price: 'Harga grosir',
  wholesale_prices: 'Tingkat grosir',
  is_limit: 'Batas pembelian',
  buy_limit: 'Jumlah batas pembelian',
  alamat_option: 'Alamat pembeli',
  show_dropshipper: 'Dropshipper',
  show_reseller: 'Reseller',
  is_notes: 'Catatan pembeli',
  is_donation: 'Donasi',
  donation_custom: 'Donasi bebas',
  donation_amount: 'Jumlah donasi',
  donation_recipient: 'Penerima donasi',
  enable_identity_data: 'Data identitas',
  enable_order_date: 'Tanggal pesanan',
  is_custom_field: 'Isian tambahan',
  custom_field: 'Isian tambahan',
  is_survei: 'Survei',
  survei_link: 'Tautan survei',
  link: 'Tautan produk digital',
  file: 'Berkas produk digital',
  payment_exclusions: 'Metode pembayaran yang tidak diterima',
  is_hidden: 'Disembunyikan',
};

/** What messages of the import's rules call fields inside of lists. */
const words = new Map(
  Object.entries({
    price: 'harga',
    min_product: 'jumlah mulai',
    max_product: 'jumlah sampai',
    form_name: 'nama isian',
    ...productLabels,
  }),
);

/** A message of the import's rules, which names fields of the document, in the words of the console's form. */
export const inFormWords = (message: string): string =>
  message
    .replace(/\b(?:[a-z]+(?:_[a-z]+)+|price)\b/g, (name) => words.get(name) ?? name)
    .replace(' bernilai 1', ' dinyalakan');
