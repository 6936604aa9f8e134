// What forms, the log and choices between two call the codes of fields.

export const conditionLabels = { new: 'Baru', used: 'Bekas' } as const;
export const weightKindLabels = { permanent: 'Tetap', range: 'Antara dua berat' } as const;
export const voucherTypeLabels = { percentage: 'Persen dari harga barang', fixed: 'Rupiah' } as const;
export const headerLabels = {
  default_1: 'Keterangan dulu',
  default_2: 'Alamat dulu',
  default_3: 'Alamat dulu, versi 3',
  custom: 'Khusus',
} as const;
/** Names that browsers and the import know. */
export const colourLabels = {
  gray: 'Abu-abu',
  brown: 'Cokelat',
  maroon: 'Merah tua',
  red: 'Merah',
  orange: 'Jingga',
  gold: 'Emas',
  green: 'Hijau',
  teal: 'Hijau kebiruan',
  blue: 'Biru',
  navy: 'Biru tua',
  purple: 'Ungu',
  pink: 'Merah muda',
} as const;
