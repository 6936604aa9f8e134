import { NotBuiltYet } from '../../components/not-built-yet.tsx';

export default function EventTicketsPage() {
  return <NotBuiltYet title="Tiket" />;
}
