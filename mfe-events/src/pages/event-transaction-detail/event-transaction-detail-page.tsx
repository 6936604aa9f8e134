import { NotBuiltYet } from '../../components/not-built-yet.tsx';

export default function EventTransactionDetailPage() {
  return <NotBuiltYet title="Detail Transaksi Event" />;
}
