import { NotBuiltYet } from '../../components/not-built-yet.tsx';

export default function EventTransactionsPage() {
  return <NotBuiltYet title="Transaksi Acara" />;
}
