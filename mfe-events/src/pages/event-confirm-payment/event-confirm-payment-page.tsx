import { NotBuiltYet } from '../../components/not-built-yet.tsx';

export default function EventConfirmPaymentPage() {
  return <NotBuiltYet title="Konfirmasi Pembayaran" />;
}
