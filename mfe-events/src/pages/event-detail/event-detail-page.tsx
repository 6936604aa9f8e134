import { NotBuiltYet } from '../../components/not-built-yet.tsx';

export default function EventDetailPage() {
  return <NotBuiltYet title="Detail Event" />;
}
