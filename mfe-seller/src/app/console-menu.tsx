import type { SellerSession } from '@lapak/contracts/api/seller';
import * as consolePaths from '@lapak/contracts/console-paths';
import { paths } from '@lapak/contracts/routes';
import { PageLink } from '@lapak/runtime';
import { pressProps } from '@lapak/ui/press-props';
import { Icon } from '@lapak/ui/icon';
import { icons } from '@lapak/ui/icons';
import { Checkbox } from '@lapak/ui/checkbox';
import { useSyncExternalStore } from 'react';
import { sound } from '../features/feed/sound.ts';
import { useLogOut } from '../features/session/use-log-out.ts';
import { consolePages, isOpenTo, type ConsolePageName } from './console-pages.ts';
import styles from './console-menu.module.css';
import { useToko } from './toko-context.ts';

export interface ConsoleMenuProps {
  session: SellerSession;
  page: ConsolePageName;
  onChosen?: () => void;
}

const entries = [
  { name: 'summary', icon: icons.grid, isAt: ['summary'] },
  { name: 'orders', icon: icons.receipt, isAt: ['orders', 'order', 'print'] },
  { name: 'money', icon: icons.tag, isAt: ['money'] },
  { name: 'products', icon: icons.bag, isAt: ['products', 'product', 'newProduct', 'productSheet'] },
  { name: 'categories', icon: icons.filter, isAt: ['categories'] },
  { name: 'events', icon: icons.calendar, isAt: ['events', 'event', 'newEvent', 'attendees'] },
  { name: 'receiptNumbers', icon: icons.truck, isAt: ['receiptNumbers'] },
  { name: 'gate', icon: icons.ticket, isAt: ['gate', 'gateEvent'] },
  { name: 'chatTexts', icon: icons.chat, isAt: ['chatTexts'] },
  { name: 'vouchers', icon: icons.star, isAt: ['vouchers'] },
  { name: 'banners', icon: icons.image, isAt: ['banners'] },
  { name: 'settings', icon: icons.store, isAt: ['settings', 'rates'] },
  { name: 'members', icon: icons.user, isAt: ['members'] },
  { name: 'accounts', icon: icons.tag, isAt: ['accounts'] },
  { name: 'log', icon: icons.clock, isAt: ['log'] },
] as const satisfies readonly { name: ConsolePageName; icon: unknown; isAt: readonly ConsolePageName[] }[];

/** A store's pages that one's role opens, its shop, the sound, and the logout. */
export function ConsoleMenu({ session, page, onChosen }: ConsoleMenuProps) {
  const { username, role } = useToko();
  const { logOut, isLoggingOut } = useLogOut();
  const isLoud = useSyncExternalStore(sound.subscribe, sound.isOn, sound.isOn);
  const shown = entries.filter(({ name }) => isOpenTo(consolePages[name], role));
  return (
    <div className={styles.menu}>
      <nav aria-label="Halaman toko" className={styles.list}>
        {shown.map(({ name, icon, isAt }) => (
          <PageLink
            key={name}
            to={consolePaths[name](username)}
            className={styles.entry}
            aria-current={(isAt as readonly string[]).includes(page) ? 'page' : undefined}
            onClick={onChosen}
          >
            <Icon shape={icon} size={20} />
            <span>{consolePages[name].label}</span>
          </PageLink>
        ))}
      </nav>
      <div className={styles.list}>
        {session.stores.length > 1 && (
          <PageLink to={paths.console()} className={styles.entry} onClick={onChosen}>
            <Icon shape={icons.grid} size={20} />
            <span>Toko lain</span>
          </PageLink>
        )}
        <a href={paths.home(username)} className={styles.entry} target="_blank" rel="noreferrer">
          <Icon shape={icons.external} size={20} />
          <span>Lihat toko</span>
        </a>
        <button type="button" className={styles.entry} {...pressProps(isLoggingOut, () => void logOut())}>
          <Icon shape={icons.logout} size={20} />
          <span>{isLoggingOut ? 'Mohon tunggu' : 'Keluar'}</span>
        </button>
      </div>
      <div className={styles.sound}>
        <Checkbox
          label="Bunyikan pesanan baru"
          checked={isLoud}
          onCheckedChange={(isOn) => sound.turn(isOn)}
        />
      </div>
      <p className={styles.account}>{`Masuk sebagai ${session.user.email}`}</p>
    </div>
  );
}
