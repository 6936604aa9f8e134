import type { SellerMoney } from '@lapak/contracts/api/seller-money';
import { formatRupiah, formatThousands } from '@lapak/domain/rupiah';

/** Why money waits, and what to do with it. `Kembalikan` is said only where the store has money that is not its own. */
const texts: Readonly<Record<SellerMoney['flag'], { title: string; todo: string }>> = {
  late: {
    title: 'Uang untuk pesanan yang sudah lewat',
    todo: 'Pesanannya sudah berakhir, jadi tidak dibuka lagi. Kembalikan uangnya, atau minta pembeli memesan lagi dan sepakati dengannya.',
  },
  twice: {
    title: 'Dibayar dua kali',
    todo: 'Pesanannya sudah dibayar sebelumnya. Kembalikan pembayaran yang kedua ini.',
  },
  amount: {
    title: 'Jumlahnya tidak sama dengan tagihan',
    todo: 'Pesanan tidak ditandai dibayar. Minta kekurangannya lalu terima pembayarannya sendiri, atau kembalikan uangnya.',
  },
  currency: {
    title: 'Dibayar dalam mata uang lain',
    todo: 'Pesanan tidak ditandai dibayar. Kembalikan uangnya, atau terima pembayarannya sendiri.',
  },
  reversed: {
    title: 'Ditarik kembali oleh bank',
    todo: 'Bank menarik lagi uang yang sudah masuk. Jangan kirim pesanannya sebelum jelas; hubungi pembeli atau penyedia pembayaran.',
  },
  refunded: {
    title: 'Dikembalikan kepada pembeli',
    todo: 'Penyedia melaporkan uang yang dikembalikan atau diminta kembali. Periksa di dasbor penyedia pembayaran, lalu putuskan pesanannya.',
  },
};

export const textsOf = ({ flag }: Pick<SellerMoney, 'flag'>) => texts[flag];

/** "Rp25.000"; of another currency "USD 25". */
export const amountOf = ({ amount, currency }: Pick<SellerMoney, 'amount' | 'currency'>): string =>
  currency === 'IDR' ? formatRupiah(amount) : `${currency} ${formatThousands(amount)}`;
