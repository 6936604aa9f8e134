import { socialLink } from '@lapak/domain/links';
import type { IconName } from '@lapak/ui/icon';

type ContactField = 'facebook' | 'instagram' | 'email' | 'youtube' | 'tokopedia' | 'shopee';

const fields: readonly { field: ContactField; icon: IconName; label: string }[] = [
  { field: 'facebook', icon: 'facebook', label: 'Facebook' },
  { field: 'instagram', icon: 'instagram', label: 'Instagram' },
  { field: 'email', icon: 'mail', label: 'Email' },
  { field: 'youtube', icon: 'youtube', label: 'YouTube' },
  { field: 'tokopedia', icon: 'tokopedia', label: 'Tokopedia' },
  { field: 'shopee', icon: 'shopee', label: 'Shopee' },
];

export interface Contact {
  icon: IconName;
  label: string;
  href: string;
}

/** The contacts that the seller filled in, chat aside, with addresses that can never be a script (spec 1 §1, §5). */
export function storeContacts(setting: Readonly<Record<ContactField, string | null>>): Contact[] {
  return fields.flatMap(({ field, icon, label }) => {
    const href = socialLink(setting[field]);
    return href === '' ? [] : [{ icon, label, href }];
  });
}
