/** Variations of the shop's clothes; a combination that is not listed cannot be bought. */

const group = (variation_name, ...list_options) => ({ variation_name, list_options });
const round = (value) => Math.round(value / 1000) * 1000;

/** Sizes alone; the largest costs more, and one of them is sold out. */
export const sizes = (harga, { out = 'S', list = ['S', 'M', 'L', 'XL', 'XXL'], off = 0 } = {}) => ({
  enable_variations: 1,
  product_variety: [group('Ukuran', ...list)],
  price_variety: list.map((size, i) => ({
    options: [size],
    price: harga + (size === 'XXL' ? 20000 : 0),
    ...(off ? { discount_price: round(harga * (1 - off)) + (size === 'XXL' ? 20000 : 0) } : {}),
    stock: size === out ? 0 : 5 + ((i * 7) % 11),
  })),
});

/** Colour and size. */
export const coloursAndSizes = (harga, colours, list = ['S', 'M', 'L', 'XL'], off = 0) => ({
  enable_variations: 1,
  product_variety: [group('Warna', ...colours), group('Ukuran', ...list)],
  price_variety: colours.flatMap((colour, c) =>
    list
      .filter((size) => !(c === colours.length - 1 && size === 'XL'))
      .map((size, i) => ({
        options: [colour, size],
        price: harga,
        ...(off ? { discount_price: c === 0 ? round(harga * (1 - off)) : harga } : {}),
        stock: (c + i) % 5 === 4 ? 0 : 4 + ((c * 5 + i * 3) % 9),
      })),
  ),
});

/** Colour, sleeve and size. */
export const threeLevels = (harga) => {
  const [colours, sleeves, list] = [
    ['Sogan', 'Hitam emas'],
    ['Lengan pendek', 'Lengan panjang'],
    ['M', 'L', 'XL', 'XXL'],
  ];
  return {
    enable_variations: 1,
    product_variety: [group('Warna', ...colours), group('Lengan', ...sleeves), group('Ukuran', ...list)],
    price_variety: colours.flatMap((colour, c) =>
      sleeves.flatMap((sleeve, s) =>
        list.map((size, i) => ({
          options: [colour, sleeve, size],
          price: harga + s * 35000 + (size === 'XXL' ? 20000 : 0),
          stock: c === 1 && s === 1 && i === 3 ? 0 : 3 + ((c * 4 + s * 3 + i) % 8),
        })),
      ),
    ),
  };
};

/** Family members, their sizes and sleeves; children's only with short sleeves. */
export const familySet = () => ({
  enable_variations: 1,
  product_variety: [
    group('Untuk', 'Ayah', 'Ibu', 'Anak'),
    group('Ukuran', 'S', 'M', 'L', 'XL'),
    group('Lengan', 'Pendek', 'Panjang'),
    group('Furing', 'Tanpa furing', 'Dengan furing'),
  ],
  price_variety: [
    ['Ayah', 289000],
    ['Ibu', 319000],
    ['Anak', 169000],
  ].flatMap(([who, price]) =>
    ['S', 'M', 'L', 'XL']
      .filter((size) => who !== 'Anak' || size !== 'XL')
      .flatMap((size, i) =>
        ['Pendek', 'Panjang']
          .filter((sleeve) => who !== 'Anak' || sleeve === 'Pendek')
          .flatMap((sleeve) =>
            ['Tanpa furing', 'Dengan furing'].map((lining) => ({
              options: [who, size, sleeve, lining],
              price: price + (sleeve === 'Panjang' ? 30000 : 0) + (lining === 'Dengan furing' ? 45000 : 0),
              stock: who === 'Ibu' && size === 'S' ? 0 : 2 + ((i * 3) % 6),
              berat: who === 'Anak' ? 180 : 320,
            })),
          ),
      ),
  ),
});

/** Five levels of which only some combinations exist, one sold out, one with its own discount, one without. */
export const fiveLevels = () => {
  const combinations = [];
  for (const motif of ['Parang', 'Kawung']) {
    for (const colour of ['Sogan', 'Indigo']) {
      if (motif === 'Parang' && colour === 'Indigo') continue;
      for (const sleeve of ['Pendek', 'Panjang']) {
        for (const size of ['M', 'L', 'XL']) {
          for (const collar of ['Biasa', 'Shanghai']) {
            if (collar === 'Shanghai' && sleeve === 'Panjang') continue;
            const price = 345000 + (sleeve === 'Panjang' ? 40000 : 0) + (size === 'XL' ? 15000 : 0);
            const options = [motif, colour, sleeve, size, collar];
            const key = options.join(' ');
            combinations.push({
              options,
              price,
              discount_price:
                { 'Parang Sogan Pendek M Biasa': 289000, 'Kawung Sogan Panjang L Biasa': 339000 }[key] ??
                null,
              stock: key === 'Kawung Indigo Pendek L Biasa' ? 0 : 2 + (combinations.length % 6),
              berat: sleeve === 'Panjang' ? 340 : 290,
            });
          }
        }
      }
    }
  }
  return {
    enable_variations: 1,
    product_variety: [
      group('Motif', 'Parang', 'Kawung'),
      group('Warna', 'Sogan', 'Indigo'),
      group('Lengan', 'Pendek', 'Panjang'),
      group('Ukuran', 'M', 'L', 'XL'),
      group('Kerah', 'Biasa', 'Shanghai'),
    ],
    price_variety: combinations,
  };
};
