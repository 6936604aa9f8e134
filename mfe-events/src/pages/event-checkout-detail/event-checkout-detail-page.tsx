import { NotBuiltYet } from '../../components/not-built-yet.tsx';

export default function EventCheckoutDetailPage() {
  return <NotBuiltYet title="Terima Kasih" />;
}
