import { NotBuiltYet } from '../../components/not-built-yet.tsx';

export default function EventCheckoutPage() {
  return <NotBuiltYet title="Pemesanan Tiket" />;
}
