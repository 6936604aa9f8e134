import { paths } from '@lapak/contracts/routes';
import { Link, useLocation } from '@lapak/runtime';
import { Outlet } from '@lapak/runtime/stand-alone';

const store = 'kopinusantara';
const links = [
  { to: paths.cart(store), text: 'cart' },
  { to: paths.checkout(store), text: 'checkout' },
  { to: paths.checkoutSingle(store), text: 'checkoutSingle' },
  { to: paths.checkoutService(store), text: 'checkoutService' },
  { to: paths.checkoutDigital(store), text: 'checkoutDigital' },
];

/** What stands around the pages when this remote runs without the host. */
export function StandInShell() {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="mfe-checkout" style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 8 }}>
        {links.map(({ to, text }) => (
          <Link key={to} to={to} aria-current={to === pathname ? 'page' : undefined}>
            {text}
          </Link>
        ))}
      </nav>
      <Outlet />
    </>
  );
}
