import { paths } from '@lapak/contracts/routes';
import { Link } from '@lapak/runtime';
import { buttonClass } from '@lapak/ui/button';
import { EmptyState } from '@lapak/ui/empty-state';
import { icons } from '@lapak/ui/icons';

/** An address of the console that has no page. */
export default function MissingPage() {
  return (
    <EmptyState
      titleAs="h1"
      icon={icons.search}
      title="Halaman tidak ditemukan"
      text="Alamat ini tidak ada di halaman kelola. Periksa lagi tautannya."
      action={
        <Link className={buttonClass()} to={paths.console()}>
          Ke halaman kelola
        </Link>
      }
    />
  );
}
