import { paths } from '@lapak/contracts/routes';
import { Link, useLocation } from '@lapak/runtime';
import { Outlet } from '@lapak/runtime/stand-alone';
import { Toaster } from '@lapak/ui/toaster';

const store = 'kopinusantara';
const links = [
  { to: paths.login(store), text: 'login' },
  { to: paths.register(store), text: 'register' },
  { to: paths.menu(store), text: 'menu' },
  { to: paths.transactions(store), text: 'transactions' },
  { to: paths.editProfile(store), text: 'editProfile' },
  { to: paths.editAddress(store), text: 'editAddress' },
  { to: paths.editPassword(store), text: 'editPassword' },
];

/** What stands around the pages when this remote runs without the host. */
export function StandInShell() {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="mfe-account" style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 8 }}>
        {links.map(({ to, text }) => (
          <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      <Outlet />
      <Toaster />
    </>
  );
}
