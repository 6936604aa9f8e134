/** The looks of a store, by `theme_onlinestore`. */
export const themes = [
  { value: '1', title: 'Biru', note: 'Tampilan klasik' },
  { value: '2', title: 'Biru baru', note: 'Tampilan baru, gambar lebih besar' },
  { value: '3', title: 'Abu-abu', note: 'Tampilan baru, warna tenang' },
];
