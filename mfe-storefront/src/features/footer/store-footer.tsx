import { icons } from '@lapak/ui/icons';
import type { StoreSetting } from '@lapak/contracts/api/store';
import { Icon } from '@lapak/ui/icon';
import { iconButtonClass } from '@lapak/ui/icon-button';
import { LapakMark } from '@lapak/ui/lapak-mark';
import { ChatLink } from '@lapak/ordering/chat/chat-link';
import { showsBranding } from '@lapak/domain/branding';
import { storeContacts } from './contacts.ts';
import styles from './store-footer.module.css';

interface StoreFooterProps {
  setting: StoreSetting;
  subscription: { subscription_status: string; show_logo: number };
}

/** The end of a store's page: its contacts, its message and, unless hidden, the product's logo (spec 1 §1). */
export function StoreFooter({ setting, subscription }: StoreFooterProps) {
  const contacts = storeContacts(setting);
  const hasChat = Boolean(setting.wa?.trim());
  return (
    <footer className={styles.footer}>
      {(hasChat || contacts.length > 0) && (
        <ul className={styles.contacts} aria-label={`Kontak ${setting.nama_toko}`}>
          {hasChat && (
            <li>
              <ChatLink setting={setting} className={iconButtonClass('outlined')} label="WhatsApp">
                <Icon shape={icons.whatsapp} />
              </ChatLink>
            </li>
          )}
          {contacts.map(({ icon, label, href }) => (
            <li key={label}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={iconButtonClass('outlined')}
                aria-label={label}
              >
                <Icon shape={icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {setting.footer_message && <p className={styles.message}>{setting.footer_message}</p>}
      {showsBranding(subscription) && <LapakMark />}
    </footer>
  );
}
