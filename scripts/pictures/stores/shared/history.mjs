import { random } from '../../random.mjs';

const people = [
  'Sari Dewi',
  'Budi Santoso',
  'Ayu Lestari',
  'Rizky Pratama',
  'Putri Maharani',
  'Agus Wijaya',
  'Dewi Anggraini',
  'Hendra Gunawan',
  'Nurul Hidayah',
  'Fajar Nugroho',
  'Maya Puspita',
  'Yoga Saputra',
  'Intan Permata',
  'Dimas Prakoso',
  'Rina Marlina',
  'Bayu Setiawan',
  'Lia Amelia',
  'Andi Firmansyah',
  'Siti Rahmawati',
  'Galih Ramadhan',
  'Wulan Sari',
  'Eko Prasetyo',
  'Citra Kirana',
  'Teguh Wibowo',
  'Made Sudarma',
  'Ni Luh Ayu',
  'Tigor Siahaan',
  'Maria Goretti',
  'Johan Tanasale',
  'Asep Sunandar',
  'Euis Komariah',
  'Rahmat Hidayat',
  'Fitri Handayani',
  'Yusuf Maulana',
  'Anisa Fauziah',
  'Bambang Sutrisno',
  'Kartika Sari',
  'Arif Rahman',
  'Melati Kusuma',
  'Gilang Perdana',
];

const personOf = (index) => {
  const nama = people[index % people.length];
  return {
    nama,
    email: `${nama.toLowerCase().replace(/[^a-z]+/g, '.')}@pembeli.test`,
    handphone: `0812${String(34_500_000 + index * 7_919).slice(0, 8)}`,
  };
};

const short = (nama) => nama.replace(/ (\w)\w*$/, ' $1.');

/**
 * Finished orders and reviews of the time before the import, most for the products that are popular.
 * @param reviews texts by stars, [star, text], for this store
 * @param popularity product key to number of orders; every other product gets a few
 */
export function history(products, reviews, popularity = {}) {
  const r = random(products[0].key);
  return products.flatMap((product) => {
    const orders = popularity[product.key] ?? r.whole(2, 9);
    const small = product.harga > 400_000 || product.category !== 'barang';
    return Array.from({ length: orders }, () => {
      const person = personOf(r.whole(0, people.length - 1));
      const [star, ulasan] = r.pick(product.reviews ?? reviews);
      const combination = product.price_variety ? { options: r.pick(product.price_variety).options } : {};
      return {
        ...person,
        product_key: product.key,
        ...combination,
        qty: small ? 1 : r.pick([1, 1, 1, 2, 2, 3, 4, 6]),
        days_ago: r.whole(3, 320),
        ...(r.next() < 0.45 ? { review: { star, ulasan, name: short(person.nama) } } : {}),
      };
    });
  });
}
